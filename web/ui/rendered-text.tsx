import classes from "./rendered-text.module.css";

/** Markdown that the server has rendered to safe HTML (server/platform/text/markdown.ts). */
export function RenderedText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server's only renderer, without raw HTML
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
