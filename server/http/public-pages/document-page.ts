import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PublicLink, PublicPage } from "../../../shared/public-pages.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { renderDocument } from "../../platform/text/render-document.ts";

/** The product's URL as written in the repository's documents. */
const LOCAL = "http://localhost:4000";

/** Reads one of the repository's documents and inserts the product's URL. `file`: relative to `docs`. */
export const readDocument = (file: string, publicUrl: string): string =>
  readFileSync(join(packageRoot, "docs", file), "utf8").replaceAll(LOCAL, publicUrl);

interface DocumentPage {
  /** Markdown that begins with the title. */
  readonly text: string;
  readonly path: string;
  readonly about: string;
  readonly publicUrl: string;
  /** Resolves a link on the page; null removes it. */
  readonly addressOf: (link: string) => string | null;
  /** Whether the page offers the contrast setting, without an account. */
  readonly offersContrast?: boolean;
  /** The parent pages. */
  readonly above?: readonly PublicLink[];
}

/** Builds a public page from a document when it is first requested, which saves time at startup. */
export function documentPage(page: DocumentPage): () => PublicPage {
  let rendered: PublicPage | undefined;
  return () => {
    rendered ??= renderPage(page);
    return rendered;
  };
}

function renderPage(page: DocumentPage): PublicPage {
  const { text, path, about, publicUrl, addressOf, above = [], offersContrast } = page;
  const { title, html, headings } = renderDocument(text, addressOf);
  return {
    title: `${title} · Worklane`,
    description: about,
    canonical: publicUrl + path,
    image: null,
    data: [],
    feeds: [],
    crumbs: above.length > 0 ? [...above, { text: title, path }] : [],
    body: { kind: "document", heading: title, html, headings, ...(offersContrast && { offersContrast }) },
  };
}
