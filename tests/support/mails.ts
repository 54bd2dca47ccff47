import { expect } from "vitest";
import type { TestApp } from "../../server/testing/test-app.ts";

interface Mail {
  subject: string;
  text: string;
}

const mailsTo = async (app: TestApp, to: string) => {
  const answer = await fetch(`${app.url}/dev/mailbox?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as Mail[];
};

/** Subjects of the mails to an address, the newest first. */
export const subjectsTo = async (app: TestApp, to: string): Promise<string[]> =>
  (await mailsTo(app, to)).map(({ subject }) => subject);

/** The link with `part` in the newest mail to an address that has one, with the test server's origin. */
export async function linkFromMail(app: TestApp, to: string, part: string): Promise<string> {
  const find = async () => {
    const mails = await mailsTo(app, to);
    return mails.flatMap(({ text }) => text.match(/https?:\S+/g) ?? []).find((link) => link.includes(part));
  };
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const { pathname, search } = new URL((await find()) ?? "");
  return app.url + pathname + search;
}
