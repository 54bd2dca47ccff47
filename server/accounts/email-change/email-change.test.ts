import { beforeEach, describe, expect, test } from "vitest";
import { nextEmail } from "../../../prisma/factories/factory.ts";
import { SessionsDocument } from "../../../web/generated/accounts/devices.ts";
import {
  EmailChangeDocument,
  EmailChangeLinkDocument,
  ResendEmailChangeDocument,
} from "../../../web/generated/accounts/email-change.ts";
import { SecurityActivityDocument } from "../../../web/generated/accounts/security-activity.ts";
import { CreateAppDocument } from "../../../web/generated/apps/apps.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import { addAuthenticatorApp, addPasskey, beginPasskeyLogIn, finishLogIn } from "../../testing/factors.ts";
import type { SoftwareAuthenticator } from "../../testing/software-authenticator.ts";
import { bearer, FACTORY_PASSWORD, forEachTest, graphql, type Person, testApp } from "../../testing/test-app.ts";
import { insertEmailToken, updatePassword } from "../accounts.store.ts";
import { hashPassword } from "../passwords.ts";
import { deleteEndedChanges, lockAddress } from "./email-change.store.ts";

const HOUR_MS = 60 * 60 * 1000;
let later = 0;
const app = testApp({ clock: () => new Date(Date.now() + later) });
beforeEach(() => {
  later = 0;
});
const ada = forEachTest(() => app.signedInSeeker());
const VIEWER = graphql(`query ViewerOfEmailChange { viewer { email } }`);
const somebody = (role: Role = "SEEKER"): Promise<Person> =>
  role === "SEEKER" ? app.signedInSeeker() : app.signedInRecruiter();
const addressOf = (person: { id: string }) => app.emailOf(person);
const changeMails = (to: string) => app.subjectsTo(to, "email-change:");
const changeMailsTo = (to: string) => app.mailsTo(to, "email-change:");
/** The token of the newest link in a mail about a change to an address. */
const changeTokenOf = async (to: string) => {
  const tokens = (await changeMailsTo(to)).flatMap(({ text }) => /email-change\/([\w-]{43})/.exec(text)?.[1] ?? []);
  return tokens.at(-1) ?? "";
};
const requestChange = (person: Pick<Person, "cookie">, email: string) =>
  app.outcomeOf("requestEmailChange", { input: { email } }, person);
const confirmChange = (token: string) => app.outcomeOf("confirmEmailChange", { input: { token } });
const undoChange = (token: string) => app.outcomeOf("undoEmailChange", { input: { token } });
/** The state of a link, without using it. */
const stateOf = async (token: string) =>
  (await app.expectOk(EmailChangeLinkDocument, { token })).emailChangeLink?.state;
/** Changes an account's address, from the request to the confirmation; returns the token that undoes it. */
async function changeAddress(person: Pick<Person, "cookie">, from: string, to: string) {
  await requestChange(person, to);
  await confirmChange(await changeTokenOf(to));
  return changeTokenOf(from);
}
const seenBy = async (cookie: string) => (await app.expectOk(VIEWER, {}, { cookie })).viewer?.email;
const waitingOf = async (person: Person) =>
  (await app.expectOk(EmailChangeDocument, {}, person)).viewerEmailChange?.newEmail ?? null;
const cancel = (person: Person) => app.outcomeOf("cancelEmailChange", {}, person);
const logIn = (role: Role, email: string, password = FACTORY_PASSWORD) =>
  app.outcomeOf("logIn", { input: { role, email, password } });
test.each(["SEEKER", "RECRUITER"] as const)(
  "the address of a %s changes once the new one confirms: not before, and only for this account",
  async (role) => {
    const ada = await somebody(role);
    const other = { cookie: await app.signIn(ada) };
    const twin = role === "SEEKER" ? "RECRUITER" : "SEEKER";
    await app.build.account({ role: twin, email: ada.email });
    const email = nextEmail();
    expect(await requestChange(ada, ` ${email.toUpperCase()} `)).toBe("yes");
    expect([await addressOf(ada), await waitingOf(ada)]).toEqual([ada.email, email]);
    expect(await changeMails(email)).toEqual(["Confirm your new email address"]);
    expect(await changeMails(ada.email)).toEqual(["Your email address is about to change"]);
    const token = await changeTokenOf(email);

    // Mail scanners open links, which must change nothing.
    const { emailChangeLink } = await app.expectOk(EmailChangeLinkDocument, { token });
    expect(emailChangeLink).toMatchObject({ kind: "CONFIRM", state: "OPEN", role, newEmail: email, oldEmail: null });
    expect(await addressOf(ada)).toBe(ada.email);

    expect(await confirmChange(token)).toBe("yes");
    expect(await addressOf(ada)).toBe(email);
    expect(await app.db.prisma.account.count({ where: { role: twin, email: ada.email } })).toBe(1);
    expect([await seenBy(ada.cookie), await seenBy(other.cookie)]).toEqual([email, undefined]);
    expect(await waitingOf(ada)).toBeNull();
    expect(await changeMails(email)).toEqual(["Confirm your new email address", "Your email address has been changed"]);
    expect(await changeMails(ada.email)).toEqual([
      "Your email address is about to change",
      "Your email address was changed",
    ]);
    expect(await logIn(role, email)).toBe("yes");
    expect(await logIn(role, ada.email)).toBe("EMAIL_NOT_REGISTERED");
    expect([await confirmChange(token), await stateOf(token)]).toEqual(["INVALID_TOKEN", "CONFIRMED"]);
  },
);
test("errors are reported beside the field, and nobody is mailed", async () => {
  const grace = await somebody();
  for (const [email, code, message] of [
    ["no address", "BAD_USER_INPUT", "Invalid email format"],
    [`${"a".repeat(250)}@x.example`, "BAD_USER_INPUT", expect.any(String)],
    [ada.email.toUpperCase(), "BAD_USER_INPUT", "Your account already has this address."],
    // As reported by sign-up, for accounts of the role only.
    [grace.email, "EMAIL_TAKEN", "Email already exists, please use a different email"],
  ])
    expect(await app.refusalOf("requestEmailChange", { input: { email } }, ada)).toMatchObject({
      ...{ code, fields: { email: message } },
    });
  expect(await changeMailsTo(grace.email)).toEqual([]);
  expect(await changeMailsTo(ada.email)).toEqual([]);
  const recruiter = await somebody("RECRUITER");
  expect(await requestChange(ada, recruiter.email)).toBe("yes");
});
describe("a pending change", () => {
  test("can be mailed again, and each of its links works, until one is used", async () => {
    const email = nextEmail();
    await requestChange(ada, email);
    const first = await changeTokenOf(email);
    later = 20 * HOUR_MS;
    const { emailChange } = (await app.expectOk(ResendEmailChangeDocument, {}, ada)).resendEmailChange;
    expect(new Date(emailChange?.expiresAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 43 * HOUR_MS);
    const second = await changeTokenOf(email);
    expect(second).not.toBe(first);
    expect(await changeMailsTo(ada.email)).toHaveLength(1);
    later = 25 * HOUR_MS;
    expect([await stateOf(first), await stateOf(second)]).toEqual(["EXPIRED", "OPEN"]);
    expect([await confirmChange(first), await confirmChange(second)]).toEqual(["INVALID_TOKEN", "yes"]);
    expect(await app.outcomeOf("resendEmailChange", {}, ada)).toBe("CONFLICT");
  });

  test("is cancelled, or replaced by another one", async () => {
    const [first, second, third] = [nextEmail(), nextEmail(), nextEmail()];
    await requestChange(ada, first);
    await requestChange(ada, second);
    expect(await waitingOf(ada)).toBe(second);
    expect(await cancel(ada)).toBe("yes");
    expect([await waitingOf(ada), await cancel(ada)]).toEqual([null, "CONFLICT"]);
    for (const email of [first, second]) {
      const token = await changeTokenOf(email);
      expect([await stateOf(token), await confirmChange(token)]).toEqual(["CANCELLED", "INVALID_TOKEN"]);
    }
    await requestChange(ada, third);
    expect(await confirmChange(await changeTokenOf(third))).toBe("yes");
    const { viewerSecurityEvents } = await app.expectOk(SecurityActivityDocument, { first: 9 }, ada);
    expect(viewerSecurityEvents?.edges.map(({ node }) => node.kind).sort()).toEqual([
      ...["EMAIL_CHANGED", "EMAIL_CHANGE_CANCELLED"],
      ...["EMAIL_CHANGE_REQUESTED", "EMAIL_CHANGE_REQUESTED", "EMAIL_CHANGE_REQUESTED"],
    ]);
  });

  test("expires after a day, and is deleted a week later", async () => {
    const email = nextEmail();
    await requestChange(ada, email);
    const token = await changeTokenOf(email);
    later = 24 * HOUR_MS + 1000;
    expect([await stateOf(token), await confirmChange(token)]).toEqual(["EXPIRED", "INVALID_TOKEN"]);
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
  const codes = await Promise.all(Array.from({ length: 50 }, () => requestChange(ada, nextEmail())));
  expect(codes.sort()).toEqual([...Array(40).fill("RATE_LIMITED"), ...Array(10).fill("yes")]);
  expect(await app.db.prisma.emailChange.count({ where: { accountId: ada.id, cancelledAt: null } })).toBe(1);
});
test("an address is mailed ten times an hour, whoever requests it", async () => {
  const email = nextEmail();
  for (let n = 0; n < 10; n++) expect(await requestChange(await somebody(), email)).toBe("yes");
  expect(await requestChange(await somebody(), email)).toBe("RATE_LIMITED");
});
test("deleting an account also removes its earlier addresses from companies' invitation records", async () => {
  const grace = await somebody("RECRUITER");
  const { id: companyId } = await app.build.recruiter();
  const invited = { companyId, kind: "MEMBER_INVITED", subject: grace.email, detail: "VIEWER" } as const;
  await app.db.prisma.companyEvent.create({ data: invited });
  await changeAddress(grace, grace.email, nextEmail());
  await app.perform("deleteAccount", { input: { password: FACTORY_PASSWORD } }, grace);
  expect(await app.db.prisma.companyEvent.count({ where: { subject: grace.email } })).toBe(0);
  expect(await app.db.prisma.emailChange.count({ where: { accountId: grace.id } })).toBe(0);
});

const isLoggedIn = async (cookie: string) => (await seenBy(cookie)) !== undefined;
const resetToken = async ({ id: accountId }: { id: string }) =>
  (await app.db.transaction((tx) => insertEmailToken(tx, { accountId, purpose: "RESET_PASSWORD" }, new Date()))).token;
const reset = (token: string, password: string) =>
  app.outcomeOf("resetPassword", { input: { role: "SEEKER", token, password } });
const signUp = (email: string) => {
  const input = { name: "Eve Adams", email, phone: "9876543210", password: "a very long secret" };
  return app.outcomeOf("signUpSeeker", { input });
};
const createKey = async (person: Person) => {
  const input = { name: "Sync", scopes: ["profile:read"], expiresInDays: 30 };
  const { key } = (await app.expectOk(CreateAppDocument, { input }, person)).createApp;
  return () => app.outcomeOf("viewer", {}, bearer(key));
};
const invite = (person: Person, email: string, role: "OWNER" | "VIEWER") =>
  app.perform("inviteMember", { input: { email, role } }, person);
/** Logs in with a passkey as the second step. */
const logInWith = async (device: SoftwareAuthenticator) => {
  const { challenge, options } = await beginPasskeyLogIn(app, "SEEKER");
  return finishLogIn(app, { challenge, passkey: device.logIn(options) });
};
/** Advances the clock, as time passes between people's actions. */
const awhile = () => {
  later += 60_000;
};
/** Eve has Ada's session, and everything needed to reauthenticate. */
async function takeover() {
  const eve = { ...ada, cookie: await app.signIn(ada) };
  const [second, third] = [nextEmail(), nextEmail()];
  return { eve, first: ada.email, second, third };
}
describe("an attacker who takes an account over by its address", () => {
  test("loses it to the first link, whatever they did in between", async () => {
    const { eve, first, second, third } = await takeover();
    const own = await addPasskey(app, ada);
    const ownKeyWorks = await createKey(ada);
    const undo = await changeAddress(eve, first, second);
    expect(await isLoggedIn(ada.cookie)).toBe(false);

    // Eve digs in: another password, login factors, a key, a second change, and links for later.
    expect(await reset(await resetToken(ada), "what eve alone knows")).toBe("yes");
    eve.cookie = await app.signIn(ada);
    const evil = await addPasskey(app, eve, "Eve's phone");
    await addAuthenticatorApp(app, eve, new Date());
    const evilKeyWorks = await createKey(eve);
    awhile();
    const evilUndo = await changeAddress(eve, second, third);
    awhile();
    const fourth = nextEmail();
    await requestChange(eve, fourth);
    const [evilReset, pending] = [await resetToken(ada), await changeTokenOf(fourth)];
    expect(await addressOf(ada)).toBe(third);

    expect(await app.expectOk(EmailChangeLinkDocument, { token: undo })).toMatchObject({
      emailChangeLink: { kind: "UNDO", state: "OPEN", oldEmail: first, newEmail: second },
    });
    expect(await undoChange(undo)).toBe("yes");
    expect(await addressOf(ada)).toBe(first);
    expect(await isLoggedIn(eve.cookie)).toBe(false);
    expect([await evilKeyWorks(), await ownKeyWorks()]).toEqual(["UNAUTHENTICATED", "yes"]);
    for (const password of ["what eve alone knows", FACTORY_PASSWORD])
      expect(await logIn("SEEKER", first, password)).toBe("WRONG_PASSWORD");
    for (const email of [second, third]) expect(await logIn("SEEKER", email)).toBe("EMAIL_NOT_REGISTERED");
    expect((await logInWith(evil.device)).refused).toBe("WRONG_PASSKEY");
    // None of her links works.
    expect(await stateOf(evilUndo)).toBe("UNDONE");
    for (const use of [
      undoChange(evilUndo),
      undoChange(undo),
      confirmChange(pending),
      reset(evilReset, "eve once more"),
    ])
      expect(await use).toBe("INVALID_TOKEN");
    expect(await addressOf(ada)).toBe(first);
    expect((await changeMailsTo(third)).at(-1)?.subject).toBe("The change to your email address was undone");

    // The owner continues: the mail has the link for a new password, and her own passkey is still required.
    const restored = (await changeMailsTo(first)).at(-1);
    expect(restored?.subject).toBe("Your email address has been restored");
    const token = /reset-paasword\/([\w-]+)/.exec(restored?.text ?? "")?.[1] ?? "";
    expect(await reset(token, "ada's own again")).toBe("yes");
    expect(await logIn("SEEKER", first, "ada's own again")).toBe("SECOND_FACTOR_REQUIRED");
    expect((await logInWith(own.device)).id).toBe(ada.id);
  });

  test("takes with it the invitations sent to companies in between, not the earlier ones", async () => {
    const person = await app.signedInRecruiter();
    const [second, early, late] = [nextEmail(), nextEmail(), nextEmail()];
    await invite(person, early, "VIEWER");
    const undo = await changeAddress(person, person.email, second);
    await invite(person, late, "OWNER");
    expect(await undoChange(undo)).toBe("yes");
    const pending = await app.db.prisma.companyInvitation.findMany({ where: { companyId: person.id } });
    expect(pending.map(({ email }) => email)).toEqual([early]);
  });

  test("cannot bypass it by undoing: an undone second change leaves the first link valid", async () => {
    const { eve, first, second, third } = await takeover();
    const undo = await changeAddress(eve, first, second);
    eve.cookie = await app.signIn(ada);
    awhile();
    const evilUndo = await changeAddress(eve, second, third);
    expect(await undoChange(evilUndo)).toBe("yes");
    expect(await addressOf(ada)).toBe(second);
    expect([await undoChange(undo), await addressOf(ada)]).toEqual(["yes", first]);
  });

  test("cannot change it back to make the first link stale", async () => {
    const { eve, first, second } = await takeover();
    const undo = await changeAddress(eve, first, second);
    awhile();
    await requestChange(eve, first);
    expect(await stateOf(undo)).toBe("OPEN");
    expect([await undoChange(undo), await addressOf(ada)]).toEqual(["yes", first]);
    expect(await isLoggedIn(eve.cookie)).toBe(false);
  });

  test("cannot give the old address to another account for a week, and the link to it works as long, and no longer", async () => {
    const { eve, first, second } = await takeover();
    const stranger = await app.signedInSeeker();
    const undo = await changeAddress(eve, first, second);
    expect([await signUp(first), await requestChange(stranger, first)]).toEqual(["EMAIL_TAKEN", "EMAIL_TAKEN"]);
    expect(await app.db.prisma.account.count({ where: { email: first } })).toBe(0);
    later = 7 * 24 * HOUR_MS - 60_000;
    expect(await stateOf(undo)).toBe("OPEN");
    later = 7 * 24 * HOUR_MS + 1000;
    expect([await stateOf(undo), await undoChange(undo)]).toEqual(["EXPIRED", "INVALID_TOKEN"]);
    expect([await addressOf(ada), await signUp(first)]).toEqual([second, "yes"]);
  });
});
describe("a change that somebody else requested", () => {
  const asked = async () => {
    const { eve, second } = await takeover();
    expect(await requestChange(eve, second)).toBe("yes");
    return { eve, token: await changeTokenOf(second) };
  };

  test("is cancelled when the owner resets the password by mail, and cannot be requested by the logged-out attacker", async () => {
    const { eve, token } = await asked();
    expect(await reset(await resetToken(ada), "ada's own again")).toBe("yes");
    expect([await stateOf(token), await confirmChange(token)]).toEqual(["CANCELLED", "INVALID_TOKEN"]);
    expect(await requestChange(eve, nextEmail())).toBe("UNAUTHENTICATED");
  });

  const input = { currentPassword: FACTORY_PASSWORD, password: "ada's own again" };
  test.each<[string, () => Promise<unknown>]>([
    ["changes the password", () => app.perform("changePassword", { input }, ada)],
    ["logs out all other devices", () => app.perform("endOtherSessions", {}, ada)],
    [
      "logs out that device",
      async () => {
        const { viewerSessions } = await app.expectOk(SessionsDocument, {}, ada);
        const sessionId = viewerSessions?.find(({ isCurrent }) => !isCurrent)?.id ?? "";
        await app.perform("endSession", { input: { sessionId } }, ada);
      },
    ],
  ])("is cancelled when the owner %s", async (_, end) => {
    const { token } = await asked();
    await end();
    expect([await stateOf(token), await confirmChange(token)]).toEqual(["CANCELLED", "INVALID_TOKEN"]);
    expect(await addressOf(ada)).toBe(ada.email);
  });

  test("is not cancelled by its requester's own log-out", async () => {
    const { eve, token } = await asked();
    await app.perform("logOut", { role: "SEEKER" }, eve);
    expect(await confirmChange(token)).toBe("yes");
  });
});
describe("a link", () => {
  test("serves only its purpose", async () => {
    const grace = await app.signedInSeeker();
    const [one, two] = [nextEmail(), nextEmail()];
    await requestChange(ada, one);
    const confirming = await changeTokenOf(one);
    const undoing = await changeAddress(grace, grace.email, two);
    const resetting = await resetToken(ada);
    for (const token of [undoing, resetting, "no-such-token", ""])
      expect(await confirmChange(token)).toBe("INVALID_TOKEN");
    for (const token of [confirming, resetting, ""]) expect(await undoChange(token)).toBe("INVALID_TOKEN");
    for (const token of [confirming, undoing]) expect(await reset(token, "a stolen password")).toBe("INVALID_TOKEN");
    expect([await addressOf(ada), await addressOf(grace)]).toEqual([ada.email, two]);
  });

  test("to the old address is worthless once the new one is confirmed, and each is stored only as a hash", async () => {
    const { eve, first, second } = await takeover();
    const before = await resetToken(ada);
    const undo = await changeAddress(eve, first, second);
    expect(await reset(before, "the reader of the old email")).toBe("INVALID_TOKEN");
    const stored = JSON.stringify(await app.db.prisma.emailToken.findMany());
    for (const token of [undo, await changeTokenOf(second)]) expect(stored).not.toContain(token);
  });

  test("of a suspended account does not change its address, but restores the old one; of a deleted account it is invalid", async () => {
    const { eve, first, second, third } = await takeover();
    const undo = await changeAddress(eve, first, second);
    await requestChange(eve, third);
    const pending = await changeTokenOf(third);
    const { id } = ada;
    await app.db.prisma.account.update({ where: { id }, data: { suspendedAt: new Date() } });
    expect([await confirmChange(pending), await addressOf(ada)]).toEqual(["ACCOUNT_SUSPENDED", second]);
    expect([await undoChange(undo), await addressOf(ada)]).toEqual(["yes", first]);
    expect(await app.db.prisma.account.count({ where: { id, suspendedAt: { not: null } } })).toBe(1);
    await app.db.prisma.account.delete({ where: { id } });
    for (const use of [confirmChange(pending), undoChange(undo)]) expect(await use).toBe("INVALID_TOKEN");
  });
});
describe("concurrently", () => {
  test("fifty confirmations of one link change the address once, and of many who undo it one does", async () => {
    const { eve, first, second } = await takeover();
    await requestChange(eve, second);
    const token = await changeTokenOf(second);
    const codes = await Promise.all(Array.from({ length: 50 }, () => confirmChange(token)));
    expect(codes.sort()).toEqual([...Array(49).fill("INVALID_TOKEN"), "yes"]);
    expect(await app.subjectsTo(first)).toEqual([
      "Your email address is about to change",
      "Your email address was changed",
    ]);
    const undo = await changeTokenOf(first);
    const undone = await Promise.all(Array.from({ length: 10 }, () => undoChange(undo)));
    expect(undone.filter((code) => code === "yes")).toHaveLength(1);
    expect(await addressOf(ada)).toBe(first);
  });

  test("two accounts and a sign-up that want one address: only one of them gets it", async () => {
    const people = [await app.signedInSeeker(), await app.signedInSeeker()];
    const email = nextEmail();
    const tokens: string[] = [];
    for (const person of people) {
      await requestChange(person, email);
      tokens.push(await changeTokenOf(email));
    }
    const tries = Array.from({ length: 48 }, (_, n) => confirmChange(tokens[n % 2] ?? ""));
    const codes = await Promise.all([...tries, signUp(email), signUp(email)]);
    expect(codes.filter((code) => code === "yes")).toHaveLength(1);
    expect(codes.filter((code) => !["yes", "EMAIL_TAKEN", "INVALID_TOKEN"].includes(code))).toEqual([]);
    expect(await app.db.prisma.account.count({ where: { role: "SEEKER", email } })).toBe(1);
  });

  test("an account that signed up with it in between keeps it, and the change can be requested again", async () => {
    const email = nextEmail();
    await requestChange(ada, email);
    expect(await signUp(email)).toBe("yes");
    const token = await changeTokenOf(email);
    expect([await confirmChange(token), await addressOf(ada)]).toEqual(["EMAIL_TAKEN", ada.email]);
    expect(await requestChange(ada, nextEmail())).toBe("yes");
  });

  test("no login with the previous password succeeds after its invalidation", async () => {
    const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    const another = await hashPassword("the owner's new one");
    const logging = await app.db.transaction(async (tx) => {
      await lockAddress(tx, ada.id);
      const under = { way: logIn("SEEKER", ada.email) };
      await expect.poll(async () => (await app.db.pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
      await updatePassword(tx, ada.id, another);
      return under;
    });
    expect(await logging.way).toBe("WRONG_PASSWORD");
    expect(await app.db.prisma.session.count({ where: { accountId: ada.id } })).toBe(1);
  });
});
