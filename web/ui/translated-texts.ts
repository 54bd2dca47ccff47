/** The elements by which a translator has replaced texts of the page, by text. */
const translations = new WeakMap<Node, Element>();

/** What translators put in the place of a text. */
const isTranslation = (node: Node | null): node is Element => node instanceof Element && node.localName === "font";

/** Finds the translation of a removed text: inserted in the same change, or next to it before. */
function noteTranslation({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
  if (!translation) return;
  for (const node of removedNodes) if (node instanceof Text && !node.isConnected) translations.set(node, translation);
}

/** Puts a text back in the place of its translation, so that a change of it is seen, and translated again. */
function restore(node: Node | null): void {
  const translation = node && translations.get(node);
  if (!translation) return;
  translations.delete(node);
  translation.replaceWith(node);
}

/**
 * Keeps pages working while the browser translates them. Translators replace text nodes that React still changes, moves
 * and removes: it would fail ("The node to be removed is not a child of this node"), or change texts that are no longer
 * shown. Every text that React touches is put back first.
 */
export function restoreTranslatedTexts(): void {
  new MutationObserver((records) => records.forEach(noteTranslation)).observe(document.documentElement, {
    childList: true,
    subtree: true,
  });
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    restore(node);
    return appendChild.call(this, node) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    restore(node);
    restore(next);
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    restore(node);
    return removeChild.call(this, node) as T;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  if (!nodeValue) return;
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      restore(this);
      nodeValue.set?.call(this, value);
    },
  });
}
