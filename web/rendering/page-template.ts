const EMPTY_ROOT = '<div id="root"></div>';

/** Placeholders that the server replaces: `server/http/pages/page-renderer.ts`. */
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

/** Builds a page from `index.html` and the rendered content. */
export const pageTemplate = (shell: string, path: string, { title, html }: Rendered): string =>
  withRoot(shell, title, path, html, "");

/** The same, with placeholders for user-specific content; without it, the page shows a loading indicator. */
export const userPageTemplate = (shell: string, loading: string): string =>
  withRoot(shell, LATER.title, LATER.path, `<!--page-->${loading}<!--/page-->`, LATER.state);
