import { EmailChangeLinkDocument } from "../../web/generated/accounts/email-change.ts";
import { mailsTo } from "./people.ts";
import type { Person, TestApp } from "./test-app.ts";

/** Mails to an address about changes of it, the newest last. */
export const changeMailsTo = ({ db }: Pick<TestApp, "db">, to: string) => mailsTo(db, to, "email-change:");

/** The token of the newest link in a mail about a change to an address. */
export async function changeTokenOf(app: Pick<TestApp, "db">, to: string): Promise<string> {
  const tokens = (await changeMailsTo(app, to)).flatMap(
    ({ text }) => /email-change\/([\w-]{43})/.exec(text)?.[1] ?? [],
  );
  return tokens.at(-1) ?? "";
}

/** Requests another address; resolves with "yes", or the code of the refusal. */
export const requestChange = (app: TestApp, person: Pick<Person, "cookie">, email: string) =>
  app.outcomeOf("requestEmailChange", { input: { email } }, person);

/** Confirms a new address by the token of its link. */
export const confirmChange = (app: TestApp, token: string) => app.outcomeOf("confirmEmailChange", { input: { token } });

/** Undoes a change by the token of its link. */
export const undoChange = (app: TestApp, token: string) => app.outcomeOf("undoEmailChange", { input: { token } });

/** The state of a link, without using it. */
export const stateOf = async (app: TestApp, token: string) =>
  (await app.expectOk(EmailChangeLinkDocument, { token })).emailChangeLink?.state;

/**
 * Changes an account's address, from the request to the confirmation.
 * @returns the token that undoes it
 */
export async function changeAddress(app: TestApp, person: Pick<Person, "cookie">, from: string, to: string) {
  await requestChange(app, person, to);
  await confirmChange(app, await changeTokenOf(app, to));
  return changeTokenOf(app, from);
}
