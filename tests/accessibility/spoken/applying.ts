import type { Page } from "playwright-core";
import { hear, press } from "./hear.ts";

/** The questions of the job. */
export const NURSE_QUESTIONS = [
  { id: "licence", kind: "YES_NO", label: "Are you a registered nurse?", required: true, choices: [], needed: ["Yes"] },
  { id: "why", kind: "TEXT", label: "Why nights?", required: false, choices: [], needed: [] },
].map((question) => ({ ...question, minimum: null, maximum: null }));

/** Transcribes how a seeker applies to a job with questions. */
export async function hearApplying(page: Page, nurseId: string): Promise<void> {
  await hear(page, "Applying to a job that asks", "apply", async (reader) => {
    await reader.open(`/main?apply=${nurseId}`);
    await page.getByRole("dialog").locator("form").waitFor();
    await reader.read("what opened", "[role=dialog]");
    await reader.act(
      "Presses Send application, with nothing answered",
      () => press(page, "Send application"),
      "radio, Yes",
    );
    await reader.read("the question again", "[role=dialog] form");
    await reader.act(
      "Chooses No",
      () => page.getByRole("radio", { name: "No", exact: true }).press("Space"),
      "This does not match",
    );
    await page.getByRole("radio", { name: "Yes" }).press("Space");
    await page.getByLabel("Why nights?").fill("The ward is quiet then.");
    await reader.act(
      "Chooses Yes, answers why, and presses Send application",
      () => press(page, "Send application"),
      "You applied to Night Nurse.",
    );
  });
}
