const EMPTY_ROOT = '<div id="root"></div>';

/** What is put in later, by the server: `server/http/pages/page-renderer.ts`. */
const LATER = { title: "<!--title-->", path: "<!--path-->", state: "<!--state-->" };

interface Rendered {
  readonly title: string;
  readonly html: string;
}

function withRoot(shell: string, title: string, path: string, html: string, state: string): string {
  if (!shell.includes(EMPTY_ROOT)) throw new Error(`index.html must say ${EMPTY_ROOT}`);
  return shell
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(EMPTY_ROOT, () => `<div id="root" data-prerendered="${path}">${html}</div>${state}`);
}

/** A page made of `index.html` with what was rendered. */
export const pageTemplate = (shell: string, path: string, { title, html }: Rendered): string =>
  withRoot(shell, title, path, html, "");

/** The same with places for what is somebody's own; until it is put in, the page shows that it is loading. */
export const ownPageTemplate = (shell: string, loading: string): string =>
  withRoot(shell, LATER.title, LATER.path, `<!--page-->${loading}<!--/page-->`, LATER.state);
