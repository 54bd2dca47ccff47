import { beforeEach, describe, expect, test } from "vitest";
import { nextEmail } from "../../../prisma/factories/factory.ts";
import { buildAccount, buildRecruiter, buildSeeker, FACTORY_PASSWORD } from "../../../prisma/factories/index.ts";
import {
  EmailChangeDocument,
  EmailChangeLinkDocument,
  ResendEmailChangeDocument,
} from "../../../web/generated/accounts/email-change.ts";
import { SecurityActivityDocument } from "../../../web/generated/accounts/security-activity.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import {
  changeAddress,
  changeMailsTo,
  changeTokenOf,
  confirmChange,
  requestChange,
  stateOf,
} from "../../testing/email-changes.ts";
import { type Owner, ownerOf } from "../../testing/factors.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { outcomeOf, perform, refusalOf } from "../../testing/outcomes.ts";
import { emailOf, subjectsTo } from "../../testing/people.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";
import { deleteEndedChanges } from "./email-change.store.ts";

const HOUR_MS = 60 * 60 * 1000;
let later = 0;
const app = testApp({ clock: () => new Date(Date.now() + later) });
beforeEach(() => {
  later = 0;
});

const VIEWER = graphql(`query ViewerOfEmailChange { viewer { email } }`);

async function somebody(role: Role = "SEEKER"): Promise<Owner> {
  const { id } = role === "SEEKER" ? await buildSeeker(app.db.prisma) : await buildRecruiter(app.db.prisma);
  return ownerOf(app, id);
}

const changeMails = (to: string) => subjectsTo(app.db, to, "email-change:");
const seenBy = async (cookie: string) => (await app.expectOk(VIEWER, {}, { cookie })).viewer?.email;
const waitingOf = async (person: Owner) =>
  (await app.expectOk(EmailChangeDocument, {}, person)).viewerEmailChange?.newEmail ?? null;
const cancel = (person: Owner) => outcomeOf(app, "cancelEmailChange", {}, person);
const logIn = (role: Role, email: string) =>
  outcomeOf(app, "logIn", { input: { role, email, password: FACTORY_PASSWORD } });

test.each(["SEEKER", "RECRUITER"] as const)(
  "the address of a %s changes once the new one confirms: not before, and only for this account",
  async (role) => {
    const ada = await somebody(role);
    const other = { cookie: await signIn(app.db, ada) };
    const twin = role === "SEEKER" ? "RECRUITER" : "SEEKER";
    await buildAccount(app.db.prisma, { role: twin, email: ada.email });
    const email = nextEmail();
    expect(await requestChange(app, ada, ` ${email.toUpperCase()} `)).toBe("yes");
    expect([await emailOf(app.db, ada), await waitingOf(ada)]).toEqual([ada.email, email]);
    expect(await changeMails(email)).toEqual(["Confirm your new email address"]);
    expect(await changeMails(ada.email)).toEqual(["Your email address is about to change"]);
    const token = await changeTokenOf(app, email);

    // Mail scanners open links, which must change nothing.
    const { emailChangeLink } = await app.expectOk(EmailChangeLinkDocument, { token });
    expect(emailChangeLink).toMatchObject({ kind: "CONFIRM", state: "OPEN", role, newEmail: email, oldEmail: null });
    expect(await emailOf(app.db, ada)).toBe(ada.email);

    expect(await confirmChange(app, token)).toBe("yes");
    expect(await emailOf(app.db, ada)).toBe(email);
    expect(await app.db.prisma.account.count({ where: { role: twin, email: ada.email } })).toBe(1);
    expect([await seenBy(ada.cookie), await seenBy(other.cookie)]).toEqual([email, undefined]);
    expect(await waitingOf(ada)).toBeNull();
    expect(await changeMails(email)).toEqual(["Confirm your new email address", "Your email address is changed"]);
    expect(await changeMails(ada.email)).toEqual([
      "Your email address is about to change",
      "Your email address was changed",
    ]);
    expect(await logIn(role, email)).toBe("yes");
    expect(await logIn(role, ada.email)).toBe("EMAIL_NOT_REGISTERED");
    expect([await confirmChange(app, token), await stateOf(app, token)]).toEqual(["INVALID_TOKEN", "CONFIRMED"]);
  },
);

test("errors are reported beside the field, and nobody is mailed", async () => {
  const [ada, grace] = [await somebody(), await somebody()];
  for (const [email, code, message] of [
    ["no address", "BAD_USER_INPUT", "Invalid email format"],
    [`${"a".repeat(250)}@x.example`, "BAD_USER_INPUT", expect.any(String)],
    [ada.email.toUpperCase(), "BAD_USER_INPUT", "Your account already has this address."],
    // As reported by sign-up, for accounts of the role only.
    [grace.email, "EMAIL_TAKEN", "Email already exists, please use a different email"],
  ])
    expect(await refusalOf(app, "requestEmailChange", { input: { email } }, ada)).toMatchObject({
      ...{ code, fields: { email: message } },
    });
  expect(await changeMailsTo(app, grace.email)).toEqual([]);
  expect(await changeMailsTo(app, ada.email)).toEqual([]);
  const recruiter = await somebody("RECRUITER");
  expect(await requestChange(app, ada, recruiter.email)).toBe("yes");
});

describe("a pending change", () => {
  test("can be mailed again, and each of its links works, until one is used", async () => {
    const ada = await somebody();
    const email = nextEmail();
    await requestChange(app, ada, email);
    const first = await changeTokenOf(app, email);
    later = 20 * HOUR_MS;
    const { emailChange } = (await app.expectOk(ResendEmailChangeDocument, {}, ada)).resendEmailChange;
    expect(new Date(emailChange?.expiresAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 43 * HOUR_MS);
    const second = await changeTokenOf(app, email);
    expect(second).not.toBe(first);
    expect(await changeMailsTo(app, ada.email)).toHaveLength(1);
    later = 25 * HOUR_MS;
    expect([await stateOf(app, first), await stateOf(app, second)]).toEqual(["EXPIRED", "OPEN"]);
    expect([await confirmChange(app, first), await confirmChange(app, second)]).toEqual(["INVALID_TOKEN", "yes"]);
    expect(await outcomeOf(app, "resendEmailChange", {}, ada)).toBe("CONFLICT");
  });

  test("is cancelled, or replaced by another one", async () => {
    const ada = await somebody();
    const [first, second, third] = [nextEmail(), nextEmail(), nextEmail()];
    await requestChange(app, ada, first);
    await requestChange(app, ada, second);
    expect(await waitingOf(ada)).toBe(second);
    expect(await cancel(ada)).toBe("yes");
    expect([await waitingOf(ada), await cancel(ada)]).toEqual([null, "CONFLICT"]);
    for (const email of [first, second]) {
      const token = await changeTokenOf(app, email);
      expect([await stateOf(app, token), await confirmChange(app, token)]).toEqual(["CANCELLED", "INVALID_TOKEN"]);
    }
    await requestChange(app, ada, third);
    expect(await confirmChange(app, await changeTokenOf(app, third))).toBe("yes");
    const { viewerSecurityEvents } = await app.expectOk(SecurityActivityDocument, { first: 9 }, ada);
    expect(viewerSecurityEvents?.edges.map(({ node }) => node.kind).sort()).toEqual([
      ...["EMAIL_CHANGED", "EMAIL_CHANGE_CANCELLED"],
      ...["EMAIL_CHANGE_REQUESTED", "EMAIL_CHANGE_REQUESTED", "EMAIL_CHANGE_REQUESTED"],
    ]);
  });

  test("expires after a day, and is deleted a week later", async () => {
    const ada = await somebody();
    const email = nextEmail();
    await requestChange(app, ada, email);
    const token = await changeTokenOf(app, email);
    later = 24 * HOUR_MS + 1000;
    expect([await stateOf(app, token), await confirmChange(app, token)]).toEqual(["EXPIRED", "INVALID_TOKEN"]);
    expect(await waitingOf(ada)).toBeNull();
    const kept = () => app.db.prisma.emailChange.count({ where: { accountId: ada.id } });
    await deleteEndedChanges(app.db);
    expect(await kept()).toBe(1);
    const weekAgo = new Date(Date.now() - 8 * 24 * HOUR_MS);
    await app.db.prisma.emailChange.updateMany({ where: { accountId: ada.id }, data: { expiresAt: weekAgo } });
    await deleteEndedChanges(app.db);
    expect(await kept()).toBe(0);
  });
});

test("of fifty concurrent requests ten are mailed, and one is pending", async () => {
  const ada = await somebody();
  const codes = await Promise.all(Array.from({ length: 50 }, () => requestChange(app, ada, nextEmail())));
  expect(codes.sort()).toEqual([...Array(40).fill("RATE_LIMITED"), ...Array(10).fill("yes")]);
  expect(await app.db.prisma.emailChange.count({ where: { accountId: ada.id, cancelledAt: null } })).toBe(1);
});

test("an address is mailed ten times an hour, whoever requests it", async () => {
  const email = nextEmail();
  for (let n = 0; n < 10; n++) expect(await requestChange(app, await somebody(), email)).toBe("yes");
  expect(await requestChange(app, await somebody(), email)).toBe("RATE_LIMITED");
});

test("deleting an account also removes its earlier addresses from companies' invitation records", async () => {
  const grace = await somebody("RECRUITER");
  const { id: companyId } = await buildRecruiter(app.db.prisma);
  const invited = { companyId, kind: "MEMBER_INVITED", subject: grace.email, detail: "VIEWER" } as const;
  await app.db.prisma.companyEvent.create({ data: invited });
  await changeAddress(app, grace, grace.email, nextEmail());
  await perform(app, "deleteAccount", { input: { password: FACTORY_PASSWORD } }, grace);
  expect(await app.db.prisma.companyEvent.count({ where: { subject: grace.email } })).toBe(0);
  expect(await app.db.prisma.emailChange.count({ where: { accountId: grace.id } })).toBe(0);
});
