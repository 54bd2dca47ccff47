import Markdown, { type Components, defaultUrlTransform } from "react-markdown";
import { linkAddress } from "../../shared/text/links.ts";
import classes from "./answer-text.module.css";

/** Paragraphs, bold, lists and links; never HTML, pictures or headings, whatever an answer contains. */
const ALLOWED = ["p", "strong", "em", "ul", "ol", "li", "a", "br", "blockquote", "code"];

const components: Components = {
  a({ href, children }) {
    if (!href) return <span>{children}</span>;
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  },
};

interface AnswerTextProps {
  text: string;
  /** The addresses to link; all others remain text. None while an answer is being written. */
  links?: readonly string[];
}

/** Renders an answer as safe Markdown, with links of a few schemes (docs/specification.md 5.6). */
export function AnswerText({ text, links = [] }: AnswerTextProps) {
  const allowed = (url: string) => (links.includes(linkAddress(url) ?? "") ? defaultUrlTransform(url) : "");
  return (
    <div className={classes.text}>
      <Markdown skipHtml allowedElements={ALLOWED} unwrapDisallowed urlTransform={allowed} components={components}>
        {text}
      </Markdown>
    </div>
  );
}
