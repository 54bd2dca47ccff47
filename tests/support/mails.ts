import { expect } from "vitest";
import type { TestApp } from "../../server/testing/test-app.ts";

/** The link with `part` in the newest mail to an address that has one, with the test server's origin. */
export async function linkFromMail(app: TestApp, to: string, part: string): Promise<string> {
  const find = async () => {
    const mailbox = await fetch(`${app.url}/dev/mailbox?to=${encodeURIComponent(to)}`);
    const mails = (await mailbox.json()) as { text: string }[];
    return mails.flatMap(({ text }) => text.match(/https?:\S+/g) ?? []).find((link) => link.includes(part));
  };
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const { pathname, search } = new URL((await find()) ?? "");
  return app.url + pathname + search;
}
