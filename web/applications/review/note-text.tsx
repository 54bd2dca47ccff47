import Markdown, { defaultUrlTransform } from "react-markdown";

/** Paragraphs, emphasis, lists, quotes and links; no HTML and no pictures. */
const ALLOWED = ["p", "strong", "em", "ul", "ol", "li", "a", "br", "blockquote", "code", "pre"];

/** A note of a colleague's, in Markdown. */
export default function NoteText({ text }: { text: string }) {
  return (
    <Markdown
      skipHtml
      allowedElements={ALLOWED}
      unwrapDisallowed
      urlTransform={defaultUrlTransform}
      components={{
        a: ({ href, children }) => (
          <a href={href} target="_blank" rel="noopener noreferrer nofollow">
            {children}
          </a>
        ),
      }}
    >
      {text}
    </Markdown>
  );
}
