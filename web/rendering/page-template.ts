const EMPTY_ROOT = '<div id="root"></div>';

/** Stands for what is rendered later. */
const LATER = { title: "<!--title-->", html: "<!--page-->", state: "<!--state-->" };

/** A page made of `index.html`, with what was rendered, or with places for it. */
export function pageTemplate(shell: string, pattern: string, { title, html, state } = LATER): string {
  if (!shell.includes(EMPTY_ROOT)) throw new Error(`index.html must say ${EMPTY_ROOT}`);
  return shell
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(EMPTY_ROOT, () => `<div id="root" data-prerendered="${pattern}">${html}</div>${state}`);
}
