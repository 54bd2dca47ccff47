import type { Page } from "playwright-core";
import { expect } from "vitest";

interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  childIds?: string[];
  properties?: { name: string; value: { value?: unknown } }[];
}

/** The browser's accessibility tree of the page. */
async function treeOf(page: Page): Promise<Node[]> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { nodes } = await devtools.send("Accessibility.getFullAXTree");
    return nodes as Node[];
  } finally {
    await devtools.detach();
  }
}

const has = (node: Node, name: string, value: unknown): boolean =>
  node.properties?.some((property) => property.name === name && property.value.value === value) ?? false;

/**
 * Role and name of the focused element: `button Applied to Night Nurse`. The page itself when nothing has the focus.
 */
async function focused(page: Page): Promise<string> {
  const nodes = (await treeOf(page)).filter((node) => !node.ignored && has(node, "focused", true));
  const node = nodes.at(-1);
  return `${node?.role?.value ?? "nothing"} ${node?.name?.value ?? ""}`.trim();
}

/** The content of the polite live region, as lines. */
async function announced(page: Page): Promise<string[]> {
  const nodes = await treeOf(page);
  const region = nodes.find((node) => node.role?.value === "status" && has(node, "live", "polite"));
  const texts: string[] = [];
  const walk = (ids: readonly string[] = []) => {
    for (const id of ids) {
      const node = nodes.find(({ nodeId }) => nodeId === id);
      if (node?.role?.value === "StaticText") texts.push(node.name?.value ?? "");
      else walk(node?.childIds);
    }
  };
  walk(region?.childIds);
  return texts;
}

/** Reading the whole tree is slow on a busy machine. */
const WAIT = { timeout: 10_000 };

/** Waits until an element has the focus: `button Applied to Night Nurse`. */
export const expectFocus = (page: Page, what: string | RegExp): Promise<void> => {
  const poll = expect.poll(() => focused(page), WAIT);
  return typeof what === "string" ? poll.toBe(what) : poll.toMatch(what);
};

/** Waits until a text is announced to screen readers. */
export const expectAnnounced = (page: Page, label: string): Promise<void> =>
  expect.poll(() => announced(page), WAIT).toContain(label);
