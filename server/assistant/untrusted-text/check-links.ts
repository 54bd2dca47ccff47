import type { Definition, Node, Parents, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { linkAddress } from "../../../shared/text/links.ts";
import type { GivenAddresses } from "../masking/given-addresses.ts";

/** An answer with links only to given URLs. */
export interface CheckedAnswer {
  readonly text: string;
  /** The URLs of its links, normalised (`linkAddress`). */
  readonly links: readonly string[];
}

/** The maximum number of times a text is parsed again: removing one link may create another. */
const MAX_ROUNDS = 5;

/**
 * Filters the links of an answer as a Markdown parser sees them, in any notation. Those to URLs that nobody provided
 * are replaced by their text, images by theirs, and HTML is removed.
 */
export function checkLinks(markdown: string, given: GivenAddresses): CheckedAnswer {
  let text = markdown;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { edits, links } = findEdits(text, given);
    if (edits.length === 0) return { text, links: [...links] };
    text = edited(text, edits);
  }
  return { text: text.replace(/[[\]<>]/g, " "), links: [] };
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function findEdits(text: string, given: GivenAddresses): { edits: Edit[]; links: Set<string> } {
  const root = fromMarkdown(text);
  const definitions = new Map<string, Definition>();
  visit(root, (node) => {
    if (node.type === "definition" && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
    return true;
  });
  const edits: Edit[] = [];
  const links = new Set<string>();
  const replace = (node: Node, by: string) => {
    edits.push({ from: node.position?.start.offset ?? 0, to: node.position?.end.offset ?? 0, text: by });
    return false;
  };
  visit(root, (node) => {
    if (node.type === "image" || node.type === "imageReference") return replace(node, plain(node.alt ?? ""));
    if (node.type === "html") return replace(node, "");
    if (node.type === "definition") return given.has(node.url) || replace(node, "");
    if (node.type !== "link" && node.type !== "linkReference") return true;
    const url = node.type === "link" ? node.url : (definitions.get(node.identifier)?.url ?? "");
    const address = given.has(url) ? linkAddress(url) : null;
    if (address === null) return replace(node, textOf(node, text));
    links.add(address);
    return true;
  });
  return { edits, links };
}

/** Returns the content of a link, as written. */
function textOf({ children }: Parents, text: string): string {
  const from = children[0]?.position?.start.offset;
  const to = children.at(-1)?.position?.end.offset;
  return from === undefined || to === undefined ? "" : text.slice(from, to);
}

const plain = (alt: string): string => alt.replace(/[[\]()<>!]/g, " ").trim();

/** Calls `each` for every node, parents first; children of a node for which it returns false are skipped. */
function visit(node: Parents, each: (node: RootContent) => boolean): void {
  for (const child of node.children) {
    if (each(child) && "children" in child) visit(child, each);
  }
}

function edited(text: string, edits: readonly Edit[]): string {
  let done = "";
  let at = 0;
  for (const edit of edits) {
    done += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return done + text.slice(at);
}
