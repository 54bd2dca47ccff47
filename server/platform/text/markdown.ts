import MarkdownIt from "markdown-it";

const SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** Rules that would alter plain text by people who do not know Markdown; and images, which would track readers. */
const WITHOUT = ["code", "lheading", "reference", "html_block", "html_inline", "entity", "image"];

const markdown = new MarkdownIt("commonmark", { html: false, breaks: true, xhtmlOut: false }).disable(WITHOUT);

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
 * Renders Markdown as safe HTML: paragraphs, emphasis, lists, quotes, code, rules and links. The output has no raw HTML
 * and no images. Plain text keeps its lines. `heading`: the level of all headings, below those of the surrounding page.
 */
export function renderMarkdown(text: string, { heading }: { readonly heading: 3 | 4 }): string {
  const tokens = markdown.parse(text, {});
  for (const token of tokens) if (token.type.startsWith("heading_")) token.tag = `h${heading}`;
  return markdown.renderer.render(tokens, markdown.options, {});
}

/** Reduces Markdown to one plain line, for summaries. */
export const markdownAsLine = (text: string): string =>
  markdown
    .parse(text, {})
    .map(
      (block) =>
        block.children?.map(({ type, content }) => (type.endsWith("break") ? " " : content)).join("") ?? block.content,
    )
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
