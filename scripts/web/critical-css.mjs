import postcss from "postcss";

const classesIn = (html) => new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));

/**
 * Whether a selector can match when only these classes are present; classes inside :not(), :is(), :where() and :has()
 * are ignored.
 */
function mayMatch(selector, classes) {
  const plain = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].every(([, name]) => classes.has(name.replaceAll("\\", "")));
}

/**
 * Returns the part of the style sheets that a prerendered page can use: rules whose classes all occur in it, and
 * variables that are used. Too much is harmless and too little is not, so unknown constructs are retained.
 */
export function criticalCss(sheets, html) {
  const classes = classesIn(html);
  const sheet = postcss.parse(sheets.join("\n"));
  sheet.walkRules((rule) => {
    if (/keyframes$/.test(rule.parent.name ?? "")) return;
    const selectors = rule.selectors.filter((selector) => mayMatch(selector, classes));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  dropUnreadVariables(sheet, html);
  const said = sheet.toString();
  sheet.walkAtRules((rule) => {
    if (/keyframes$/.test(rule.name) && said.split(rule.params).length < 3) rule.remove();
  });
  dropEmpty(sheet);
  return sheet.toString();
}

function dropUnreadVariables(sheet, html) {
  const definitions = new Map();
  const waiting = [...namesReadIn(html)];
  sheet.walkDecls((declaration) => {
    if (!declaration.prop.startsWith("--")) return void waiting.push(...namesReadIn(declaration.value));
    const known = definitions.get(declaration.prop) ?? [];
    definitions.set(declaration.prop, [...known, declaration]);
  });
  const read = new Set();
  for (const name of waiting) {
    if (read.has(name)) continue;
    read.add(name);
    for (const { value } of definitions.get(name) ?? []) waiting.push(...namesReadIn(value));
  }
  for (const [name, all] of definitions) if (!read.has(name)) for (const declaration of all) declaration.remove();
}

const namesReadIn = (text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name);

function dropEmpty(container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === "comment") node.remove();
    if (node.type !== "rule" && node.type !== "atrule") continue;
    dropEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  }
}
