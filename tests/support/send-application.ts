import type { Page } from "playwright-core";

/** The sheet that every Apply opens. */
export const applySheet = (page: Page) => page.getByRole("dialog", { name: /^Apply to / });

/** Sends the application of the open sheet, as it is. */
export const sendApplication = (page: Page): Promise<void> =>
  applySheet(page).getByRole("button", { name: "Send application" }).click();
