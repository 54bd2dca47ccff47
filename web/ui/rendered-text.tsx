import classes from "./rendered-text.module.css";

/** Text in Markdown that the server has made safe HTML of (server/platform/text/markdown.ts). */
export function RenderedText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server's one renderer, without raw HTML
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
