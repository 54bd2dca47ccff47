import MarkdownIt from "markdown-it";

const SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** What plain text, written by people who do not know Markdown, would be changed by; and pictures, which would track readers. */
const WITHOUT = ["code", "lheading", "reference", "html_block", "html_inline", "entity", "image"];

const markdown = new MarkdownIt("commonmark", { html: false, breaks: true, xhtmlOut: false }).disable(WITHOUT);

markdown.validateLink = (address) => {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return SCHEMES.has(protocol) && username === "" && password === "";
};
// No line break behind the tag: styles keep the spaces of a paragraph, as people typed them.
markdown.renderer.rules.softbreak = () => "<br>";
markdown.renderer.rules.hardbreak = () => "<br>";
markdown.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
  tokens[index]?.attrSet("target", "_blank");
  tokens[index]?.attrSet("rel", "nofollow ugc noopener noreferrer");
  return renderer.renderToken(tokens, index, options);
};

/**
 * Text in Markdown as safe HTML: paragraphs, emphasis, lists, quotes, code, rules and links. There is no raw HTML in it and no
 * picture. Plain text keeps its lines. `heading`: the level of all headings, below those of the page around them.
 */
export function renderMarkdown(text: string, { heading }: { readonly heading: 3 | 4 }): string {
  const tokens = markdown.parse(text, {});
  for (const token of tokens) if (token.type.startsWith("heading_")) token.tag = `h${heading}`;
  return markdown.renderer.render(tokens, markdown.options, {});
}

/** Text in Markdown as one plain line, for summaries. */
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
