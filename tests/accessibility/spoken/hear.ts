import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Listener, listener } from "./screen-reader.ts";

/** Runs a scenario with a screen reader, and compares the transcript with the reviewed one. */
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

/** Activates a control by keyboard. */
export const press = (page: Page, name: string | RegExp, key = "Enter") =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .press(key);
