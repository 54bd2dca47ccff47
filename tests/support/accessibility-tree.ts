import type { Page } from "playwright-core";
import { expect } from "vitest";

interface Node {
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/**
 * Role and name of the focused element in the browser's accessibility tree: `button Applied to Night Nurse`. The page
 * itself when nothing has the focus.
 */
async function focused(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { nodes } = await devtools.send("Accessibility.getFullAXTree");
    const isFocused = ({ ignored, properties = [] }: Node) =>
      !ignored && properties.some(({ name, value }) => name === "focused" && value.value === true);
    const node = (nodes as Node[]).findLast(isFocused);
    return `${node?.role?.value ?? "nothing"} ${node?.name?.value ?? ""}`.trim();
  } finally {
    await devtools.detach();
  }
}

/** Waits until an element has the focus: `button Applied to Night Nurse`. */
export const expectFocus = (page: Page, what: string | RegExp): Promise<void> => {
  // Reading the whole tree is slow on a busy machine.
  const poll = expect.poll(() => focused(page), { timeout: 10_000 });
  return typeof what === "string" ? poll.toBe(what) : poll.toMatch(what);
};

/** Waits until a text is announced to screen readers. */
export const expectAnnounced = (page: Page, label: string): Promise<void> =>
  page
    .getByRole("status")
    .and(page.locator("[aria-live=polite][data-announcer]"))
    .getByText(label, { exact: true })
    .first()
    .waitFor({ state: "attached" });
