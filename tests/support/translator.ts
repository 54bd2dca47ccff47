import type { Page } from "playwright-core";

/** Does to the page what browsers' translators do: each text is replaced by elements with its translation, here itself. */
function translate(): void {
  const NOT_TRANSLATED = "script, style, noscript, textarea, font";
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(NOT_TRANSLATED)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text instanceof Text) replace(text);
  };
  new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records) {
      if (type === "characterData") replaceIn(target);
      else for (const node of addedNodes) replaceIn(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  replaceIn(document.body);
}

/** Starts a translator on the page, which also translates what is shown later. */
export const startTranslator = (page: Page): Promise<void> => page.evaluate(translate);
