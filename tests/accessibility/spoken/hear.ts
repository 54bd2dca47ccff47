import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Listener, listener } from "./screen-reader.ts";

/** Has a story told by a screen reader, and compares what it said with what people have read. */
export async function hear(
  page: Page,
  title: string,
  file: string,
  story: (reader: Listener) => Promise<void>,
): Promise<void> {
  const reader = listener(page, title);
  await story(reader);
  await expect(reader.script()).toMatchFileSnapshot(`${import.meta.dirname}/${file}.txt`);
}

/** Presses a control as a keyboard does. */
export const press = (page: Page, name: string | RegExp, key = "Enter") =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .press(key);
