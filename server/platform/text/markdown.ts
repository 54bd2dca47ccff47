import { LRUCache } from "lru-cache";
import MarkdownIt from "markdown-it";
import { escapeMarkup } from "./escape-markup.ts";

const SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** Rules that would alter plain text by people who do not know Markdown; and images, which would track readers. */
const WITHOUT = ["code", "lheading", "reference", "html_block", "html_inline", "entity", "image"];

const markdown = new MarkdownIt("commonmark", { html: false, breaks: true, xhtmlOut: false })
  .enable("table")
  .disable(WITHOUT);

markdown.validateLink = (address) => {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return SCHEMES.has(protocol) && username === "" && password === "";
};
// No line break after the tag: styles preserve the whitespace of a paragraph, as typed.
markdown.renderer.rules.softbreak = () => "<br>";
markdown.renderer.rules.hardbreak = () => "<br>";
markdown.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
  tokens[index]?.attrSet("target", "_blank");
  tokens[index]?.attrSet("rel", "nofollow ugc noopener noreferrer");
  return renderer.renderToken(tokens, index, options);
};

/**
 * Maximum numbers of parts (blocks, words between marks, line breaks) and of marks in a text that is rendered. A posting
 * of the maximum length has some hundreds to two thousand; a text made of marks alone would take a hundred times as long as prose.
 */
const MAX_PARTS = 5000;
const MAX_MARKS = 3000;
/** A link's address is parsed and encoded, which takes as long as this many parts. */
const PARTS_OF_LINK = 10;
/** Characters that the parser examines one by one. */
const MARKS = /[*_`[\]<>!\\&]/g;

class TooManyParts extends Error {}

/** Counts a part of the text that is being parsed; `env` belongs to that text. */
function countPart(env: { parts?: number }, type: string): void {
  env.parts = (env.parts ?? 0) + (type === "link_open" ? PARTS_OF_LINK : 1);
  if (env.parts > MAX_PARTS) throw new TooManyParts();
}

const { State: Block } = markdown.block;
markdown.block.State = class extends Block {
  override push(...part: Parameters<InstanceType<typeof Block>["push"]>) {
    countPart(this.env as { parts?: number }, part[0]);
    return super.push(...part);
  }
};
const { State: Inline } = markdown.inline;
markdown.inline.State = class extends Inline {
  override push(...part: Parameters<InstanceType<typeof Inline>["push"]>) {
    countPart(this.env as { parts?: number }, part[0]);
    return super.push(...part);
  }
};

/** Parses a text. Returns null if it has too many parts: it is shown as plain text. */
function parse(text: string) {
  if ((text.match(MARKS)?.length ?? 0) > MAX_MARKS) return null;
  try {
    return markdown.parse(text, {});
  } catch (error) {
    if (error instanceof TooManyParts) return null;
    throw error;
  }
}

/** Returns a text in paragraphs and lines, its marks as typed. */
const plainHtml = (text: string): string =>
  text
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeMarkup(paragraph).replaceAll("\n", "<br>")}</p>\n`)
    .join("");

/** Characters of texts and of what they were rendered as that are remembered: the descriptions of some thousand jobs. */
const REMEMBERED = 8_000_000;

/** Remembers what a text was rendered as: texts are read far more often than they are written. */
function remembered(render: (text: string) => string): (text: string) => string {
  const known = new LRUCache<string, string>({
    maxSize: REMEMBERED,
    sizeCalculation: (rendered, text) => Math.max(1, rendered.length + text.length),
  });
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const rendered = render(text);
    known.set(text, rendered);
    return rendered;
  };
}

const withHeadings = (heading: 3 | 4) =>
  remembered((text) => {
    const tokens = parse(text);
    if (!tokens) return plainHtml(text);
    for (const token of tokens) {
      if (token.type.startsWith("heading_")) token.tag = `h${heading}`;
      // Pages have no inline styles, by which cells are aligned.
      if (/^t[hd]_open$/.test(token.type)) token.attrs = null;
    }
    return markdown.renderer.render(tokens, markdown.options, {});
  });
const html = { 3: withHeadings(3), 4: withHeadings(4) };

/**
 * Renders Markdown as safe HTML: paragraphs, emphasis, lists, tables, quotes, code, rules and links. The output has no raw HTML
 * and no images. Plain text keeps its lines, and so does a text of too many parts. `heading`: the level of all headings,
 * below those of the surrounding page.
 */
export const renderMarkdown = (text: string, { heading }: { readonly heading: 3 | 4 }): string => html[heading](text);

/** Reduces Markdown to one plain line, for summaries. */
export const markdownAsLine: (text: string) => string = remembered((text) =>
  (
    parse(text)
      ?.map(
        (block) =>
          block.children?.map(({ type, content }) => (type.endsWith("break") ? " " : content)).join("") ??
          block.content,
      )
      .join(" ") ?? text
  )
    .replace(/\s+/g, " ")
    .trim(),
);
