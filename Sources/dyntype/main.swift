import BundledFonts
import DynamicType
import FontBook
import FoundationEssentials
import TextLayout

struct Req: Decodable { var text: String; var fontFile: String; var size: Double; var width: Double; var locale: String? }
let manifest = try FontManifest(contentsOf: BundledFonts.manifestPath!)
let book = FontBook(systemManifest: manifest)
var setters: [String: Typesetter] = [:]
let dec = JSONDecoder()
while let line = readLine() {
  let r = try dec.decode(Req.self, from: Data(line.utf8))
  let loc = r.locale ?? "en"
  let t = try setters[loc] ?? Typesetter(fonts: book, locale: loc)
  setters[loc] = t
  let p = try t.paragraph(r.text, font: .custom(r.fontFile, fixedSize: r.size))
  let l = try p.layout(in: TextContainer(width: r.width))
  print("{\"lines\":[" + l.lines.map { "{\"range\":[\($0.range.lowerBound),\($0.range.upperBound)],\"width\":\($0.width)}" }.joined(separator: ",") + "]}")
}
