import Markdown, { type Components, defaultUrlTransform } from "react-markdown";
import classes from "./answer-text.module.css";

/** Paragraphs, bold, lists, links; no HTML, pictures or headings, whatever an answer contains. */
const ALLOWED = ["p", "strong", "em", "ul", "ol", "li", "a", "br", "blockquote", "code"];

/** The link's address when SPEC.md section 5 allows it: http, https, irc, ircs, mailto, xmpp or relative; else "". */
export const safeAddress = (url: string): string => defaultUrlTransform(url);

const components: Components = {
  a({ href, children }) {
    if (!href) return <span>{children}</span>;
    const elsewhere = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href);
    return elsewhere ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      <a href={href}>{children}</a>
    );
  },
};

/** What the assistant wrote, as safe Markdown. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className={classes.text}>
      <Markdown skipHtml allowedElements={ALLOWED} unwrapDisallowed urlTransform={safeAddress} components={components}>
        {text}
      </Markdown>
    </div>
  );
}
