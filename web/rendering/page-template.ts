const EMPTY_ROOT = '<div id="root"></div>';

/** Placeholders that the server replaces: `server/http/pages/page-renderer.ts`. */
const LATER = { title: "<!--title-->", path: "<!--path-->", state: "<!--state-->" };

interface Rendered {
  readonly title: string;
  readonly html: string;
}

interface Root extends Rendered {
  readonly path: string;
  /** False for the frame of a page alone. */
  readonly isWhole: boolean;
  readonly state: string;
}

function withRoot(shell: string, { title, path, isWhole, html, state }: Root): string {
  if (!shell.includes(EMPTY_ROOT)) throw new Error(`index.html must say ${EMPTY_ROOT}`);
  return shell
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(
      EMPTY_ROOT,
      () => `<div id="root" data-prerendered="${path}"${isWhole ? "" : " data-frame"}>${html}</div>${state}`,
    );
}

/** Builds a page from `index.html` and the rendered content; `path`: "*" for any. */
export const pageTemplate = (shell: string, path: string, isWhole: boolean, { title, html }: Rendered): string =>
  withRoot(shell, { title, path, isWhole, html, state: "" });

/** The same, with placeholders for user-specific content; without it, the page shows a loading indicator. */
export const userPageTemplate = (shell: string, isWhole: boolean, loading: string): string =>
  withRoot(shell, { ...LATER, isWhole, html: `<!--page-->${loading}<!--/page-->` });
