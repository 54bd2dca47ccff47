import MarkdownIt from "markdown-it";
import { escapeMarkup } from "./escape-markup.ts";

/** A heading of a document, for its table of contents. */
export interface DocumentHeading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** One of our documents as HTML, with its title separate. */
export interface RenderedDocument {
  readonly title: string;
  readonly html: string;
  readonly headings: readonly DocumentHeading[];
}

const markdown = new MarkdownIt("default", { html: false });
type Token = ReturnType<typeof markdown.parse>[number];

markdown.renderer.rules.fence = (tokens, index) =>
  `<div class="code"><pre tabindex="0" role="group" aria-label="Code"><code>${escapeMarkup(tokens[index]?.content ?? "")}</code></pre><button type="button" data-copy hidden>Copy</button></div>\n`;
markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n';
markdown.renderer.rules.table_close = () => "</table></div>\n";

/** Computes anchors like the sites that render Markdown, so that the same links work there. */
const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/**
 * Returns an anchor for the first cell of a row if it is a name in capitals, such as an error code: `#rate_limited`.
 */
function cellAnchor(before: Token | undefined, content: Token | undefined): string | null {
  const [name] = content?.children ?? [];
  const isName = before?.type === "tr_open" && name?.type === "code_inline" && /^[A-Z_]+$/.test(name.content);
  return isName ? name.content.toLowerCase() : null;
}

/** Rewrites links for a page; without an address only their text remains. */
function leadLinks(children: readonly Token[], addressOf: (link: string) => string | null): void {
  let leads = true;
  for (const token of children) {
    if (token.type === "link_open") {
      const address = addressOf(String(token.attrGet("href")));
      leads = address !== null;
      if (address !== null) token.attrSet("href", address);
    }
    if (!leads && token.type.startsWith("link_")) [token.type, token.content] = ["text", ""];
  }
}

/**
 * Renders one of our own documents, which begins with its title: headings and error codes get anchors, code can be
 * copied.
 */
export function renderDocument(text: string, addressOf: (link: string) => string | null): RenderedDocument {
  const [, title = "", body = ""] = /^# (.*)\n([\s\S]*)$/.exec(text) ?? [];
  const headings: DocumentHeading[] = [];
  const tokens = markdown.parse(body, {});
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (token.type === "heading_open") {
      const words = next?.children?.map(({ content }) => content).join("") ?? "";
      const id = anchorOf(words);
      token.attrSet("id", id);
      if (token.tag === "h2" || token.tag === "h3")
        headings.push({ id, text: words, level: token.tag === "h2" ? 2 : 3 });
    }
    const anchor = token.type === "td_open" ? cellAnchor(tokens[index - 1], next) : null;
    if (anchor !== null) token.attrSet("id", anchor);
    if (token.children) leadLinks(token.children, addressOf);
  }
  return { title, html: markdown.renderer.render(tokens, markdown.options, {}), headings };
}
