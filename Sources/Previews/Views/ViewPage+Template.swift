extension ViewPage {
  /// The page around the pictures.
  static let template = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{title}} at every text size</title>
    <style>
    :root { color-scheme: light dark; --page: #f2f2f7; --card: #fff; --text: #1c1c1e;
      --soft: #636366; --line: #c7c7cc; --loss: #b84a00; }
    @media (prefers-color-scheme: dark) { :root { --page: #000; --card: #1c1c1e; --text: #fff;
      --soft: #aeaeb2; --line: #48484a; --loss: #ff9a52; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; }
    header { position: sticky; top: 0; background: var(--card); padding: .75rem 1rem;
      border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .5rem 1.5rem;
      align-items: center; z-index: 1; }
    h1 { font-size: 1.25rem; margin: 0; }
    label { display: flex; gap: .5rem; align-items: center; }
    .size { flex: 1 1 18rem; }
    input[type=range] { flex: 1; min-width: 8rem; min-height: 44px; accent-color: #007aff; }
    output { min-width: 3.5em; font-weight: 600; font-variant-numeric: tabular-nums; }
    select { font: inherit; min-height: 44px; max-width: 100%; }
    main { padding: 1rem; }
    figure { margin: 0 auto; display: flex; flex-wrap: wrap; gap: 1.5rem; justify-content: center;
      align-items: flex-start; }
    figure[hidden] { display: none; }
    img { border: 1px solid var(--line); max-width: 100%; height: auto; background: var(--card); }
    figcaption { flex: 1 1 16rem; max-width: 32rem; }
    h2 { margin: 0; font-size: 1.5rem; }
    ul { padding-left: 1.25rem; }
    li b { color: var(--loss); }
    code { color: var(--soft); overflow-wrap: anywhere; }
    :focus-visible { outline: 3px solid #007aff; outline-offset: 2px; }
    </style>
    </head>
    <body>
    <header>
    <h1>{{title}}</h1>
    <label class="size" for="size">Text size
    <input id="size" type="range" min="0" max="{{last}}" step="1" value="{{start}}">
    <output id="name" for="size" aria-live="polite"></output></label>
    <label for="set">Device <select id="set">{{options}}</select></label>
    </header>
    <main>
    <noscript><style>figure[hidden] { display: flex; margin-bottom: 2rem; }</style></noscript>
    {{figures}}</main>
    <script>
    const names = [{{names}}];
    const size = document.getElementById("size"), set = document.getElementById("set");
    function show() {
      document.getElementById("name").value = names[size.value];
      size.setAttribute("aria-valuetext", names[size.value]);
      for (const figure of document.querySelectorAll("figure")) {
        figure.hidden = figure.dataset.size !== size.value || figure.dataset.set !== set.value;
      }
    }
    size.addEventListener("input", show);
    set.addEventListener("change", show);
    show();
    </script>
    </body>
    </html>

    """
}
