import type { Definition, Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { createElement, Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { linkAddress } from "../../shared/text/links.ts";
import classes from "./answer-text.module.css";

/** The elements of an answer. Of others, such as headings, only the content is shown; never HTML or pictures. */
const ELEMENTS: Readonly<Partial<Record<Nodes["type"], string>>> = {
  paragraph: "p",
  strong: "strong",
  emphasis: "em",
  listItem: "li",
  blockquote: "blockquote",
};

/** Returns the addresses that references such as `[text][1]` name, by their identifiers. */
function definitionsIn(node: Nodes, found = new Map<string, Definition["url"]>()): Map<string, string> {
  if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node.url);
  if ("children" in node) for (const child of node.children) definitionsIn(child, found);
  return found;
}

/** Renders a parsed answer. `isLinked`: whether to link to an address. */
function render(root: Root, isLinked: (url: string) => boolean): ReactNode {
  const definitions = definitionsIn(root);

  function link(url: string, content: ReactNode): ReactNode {
    if (!isLinked(url)) return <span>{content}</span>;
    const site = globalThis.location?.origin;
    if (site && url.startsWith(`${site}/`)) return <Link to={url.slice(site.length)}>{content}</Link>;
    return (
      <a href={url} target="_blank" rel="noopener noreferrer nofollow">
        {content}
      </a>
    );
  }

  /** `isTight`: within an item of a list without blank lines, whose paragraphs are its lines. */
  function element(node: Nodes, isTight = false): ReactNode {
    if (node.type === "text") return node.value;
    if (node.type === "inlineCode" || node.type === "code") return <code>{node.value}</code>;
    if (node.type === "break") return <br />;
    if (!("children" in node)) return null;
    const isTightList = node.type === "list" && !node.spread && node.children.every(({ spread }) => !spread);
    const inside = isTightList || (node.type === "listItem" && isTight);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    const content = node.children.map((child, at) => <Fragment key={at}>{element(child, inside)}</Fragment>);
    if (node.type === "link") return link(node.url, content);
    if (node.type === "linkReference") return link(definitions.get(node.identifier) ?? "", content);
    if (node.type === "list") return node.ordered ? <ol start={node.start ?? 1}>{content}</ol> : <ul>{content}</ul>;
    const tag = node.type === "paragraph" && isTight ? undefined : ELEMENTS[node.type];
    return tag ? createElement(tag, null, content) : content;
  }
  return element(root);
}

interface AnswerTextProps {
  text: string;
  /** The addresses to link; all others remain text. None while an answer is being written. */
  links?: readonly string[];
}

/** Renders an answer as safe Markdown, with links of a few schemes (docs/specification.md 5.6). */
export function AnswerText({ text, links = [] }: AnswerTextProps) {
  const isLinked = (url: string) => links.includes(linkAddress(url) ?? "no address");
  return <div className={classes.text}>{render(fromMarkdown(text), isLinked)}</div>;
}
