import classes from "./rendered-text.module.css";

interface RenderedTextProps {
  readonly html: string;
  /** The level of its headings, where it is not the one that the server chose for a section of a page. */
  readonly heading?: 2 | 3;
}

/** Markdown that the server has rendered to safe HTML (server/platform/text/markdown.ts). */
export function RenderedText({ html, heading }: RenderedTextProps) {
  const __html = heading ? html.replace(/(<\/?h)[34](?=>)/g, `$1${heading}`) : html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server's only renderer, without raw HTML
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html }} />;
}
