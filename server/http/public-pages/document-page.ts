import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PublicLink, PublicPage } from "../../../shared/public-pages.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { renderDocument } from "../../platform/text/render-document.ts";

/** Where the repository's documents say the product is. */
const LOCAL = "http://localhost:4000";

/** One of the repository's documents, which says where the product is. `file`: below `docs`. */
export const readDocument = (file: string, publicUrl: string): string =>
  readFileSync(join(packageRoot, "docs", file), "utf8").replaceAll(LOCAL, publicUrl);

interface DocumentPage {
  /** Markdown that begins with its title. */
  readonly text: string;
  readonly path: string;
  readonly about: string;
  readonly publicUrl: string;
  /** Where a link leads from the page; null: nowhere. */
  readonly addressOf: (link: string) => string | null;
  /** Whether more contrast can be chosen there, without an account. */
  readonly offersContrast?: boolean;
  /** The pages above it. */
  readonly above?: readonly PublicLink[];
}

/** A document of ours as a public page, rendered when it is first requested: a server starts sooner without. */
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
    title: `${title} | Worklane`,
    description: about,
    canonical: publicUrl + path,
    image: null,
    data: [],
    feeds: [],
    crumbs: above.length > 0 ? [...above, { text: title, path }] : [],
    body: { kind: "document", heading: title, html, headings, ...(offersContrast && { offersContrast }) },
  };
}
