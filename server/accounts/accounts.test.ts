import { describe, expect, test } from "vitest";
import { logIn as logInTo } from "../testing/sign-in.ts";
import { bearer, FACTORY_PASSWORD, graphql, testApp, testClock, VIEWER } from "../testing/test-app.ts";

const clock = testClock();
const app = testApp({ clock, worker: true });
const LOG_IN = graphql(
  `mutation LogIn($input: LogInInput!) { logIn(input: $input) { viewer { id role name } accessToken } }`,
);
const VERIFY = graphql(`mutation VerifyEmail($input: EmailTokenInput!) { verifyEmail(input: $input) { message } }`);
const FORGOT = graphql(
  `mutation RequestPasswordReset($input: AccountEmailInput!) { requestPasswordReset(input: $input) { message } }`,
);

const seeker = { name: "Ada Lovelace", email: "ada@example.com", phone: "9876543210", password: "secret 123" };
const signUp = (email: string, more = {}) => app.perform("signUpSeeker", { input: { ...seeker, email, ...more } });

/** Returns the token of the newest mail; polls, as a reset is mailed after the answer. */
async function mailedToken(email: string): Promise<string> {
  const find = async () => /(?:token=|paasword2?\/)([\w-]+)/.exec((await app.mailsTo(email)).at(-1)?.text ?? "")?.[1];
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}

const signUpOutcome = (input: object) => app.outcomeOf("signUpSeeker", { input });
const logIn = (email: string, password: string) =>
  app.refusalOf("logIn", { input: { role: "SEEKER", email, password } });
const verify = (token: string, role = "SEEKER") => app.outcomeOf("verifyEmail", { input: { role, token } });
const reset = (token: string, password: string, role = "SEEKER") =>
  app.outcomeOf("resetPassword", { input: { role, token, password } });

describe("signing up", () => {
  const unseen = (field: string, after: string) =>
    `${field} has an invisible character after “${after}”. Type that place again.`;

  test("queues one verification mail with the account, for each role of the same address", async () => {
    await signUp(" ADA@Example.com ");
    const company = { companyName: "Engines", companyLocation: "Pune", companySize: "FROM_11_TO_50", industry: "IT" };
    const { email, password } = seeker;
    await app.perform("signUpRecruiter", { input: { ...company, email, password } });
    const accounts = await app.db.prisma.account.findMany({ where: { email: "ada@example.com" } });
    expect(accounts.map(({ role }) => role).sort()).toEqual(["RECRUITER", "SEEKER"]);
    expect(await app.db.prisma.mail.count({ where: { to: "ada@example.com" } })).toBe(2);
  });

  test.each(["98765 43210", "+91 98765-43210", "919876543210", "(098765) 43210", "९८७६५४३२१०"])(
    "stores the ten digits of a phone number as people write it: %s",
    async (phone) => {
      const email = `phone-${crypto.randomUUID()}@example.com`;
      await signUp(email, { phone });
      const stored = await app.db.prisma.seeker.findFirst({ where: { account: { email } } });
      expect(stored).toMatchObject({ phone: "9876543210" });
    },
  );

  test("refuses a taken address, and writes nothing", async () => {
    const before = await app.db.prisma.mail.count();
    const message = "Email already exists, please use a different email";
    expect(await app.refusalOf("signUpSeeker", { input: seeker })).toMatchObject({ code: "EMAIL_TAKEN", message });
    expect(await app.db.prisma.mail.count()).toBe(before);
  });

  test("two sign-ups of one address at once make one account", async () => {
    const input = { ...seeker, email: "twin@example.com" };
    const codes = await Promise.all([signUpOutcome(input), signUpOutcome(input)]);
    expect(codes.sort()).toEqual(["EMAIL_TAKEN", "yes"]);
  });

  test.each([
    ["no name", { name: "  " }, "name", "All fields are required"],
    ["no @", { email: "ada" }, "email", "Invalid email format"],
    ["two addresses", { email: "a@b.co,c@d.co" }, "email", "Invalid email format"],
    ["another header", { email: "a@b.co\r\nBcc: c@d.co" }, "email", "Email must be a single line."],
    ["a space", { email: "a b@example.com" }, "email", "Invalid email format"],
    ["a name beside the address", { email: "<a@example.com>" }, "email", "Invalid email format"],
    ["nine digits", { phone: "987654321" }, "phone", "Phone number must be 10 digits long"],
    ["letters in the phone", { phone: "98765432ab" }, "phone", "Phone number must be 10 digits long"],
    ["a short password", { password: "1234567" }, "password", "Password must be at least 8 characters long"],
    ["a name of two lines", { name: "Ada\n\nYou won" }, "name", "Name must be a single line."],
    ["a turned reading direction", { name: "Ada\u202egro.live" }, "name", unseen("Name", "Ada")],
    ["a name without a letter", { name: "\u200b!" }, "name", "Name needs a letter or a digit."],
    ["a link for a name", { name: "won at https://evil.example" }, "name", "Name cannot contain a web address."],
    ["unseen characters", { email: "a\u200bb@example.com" }, "email", unseen("Email", "a")],
    ["a name of 90,000 characters", { name: "a".repeat(90_000) }, "name", "Name must be at most 120 characters long."],
  ])("reports what to fix beside the field: %s", async (_case, change, field, message) => {
    const refusal = await app.refusalOf("signUpSeeker", { input: { ...seeker, email: "new@example.com", ...change } });
    expect(refusal).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: message } });
    expect(await app.db.prisma.account.count({ where: { email: "new@example.com" } })).toBe(0);
  });

  test("keeps script and SQL in text as text", async () => {
    const name = `<script>alert(1)</script>'; drop table accounts; --`;
    const email = "script@example.com";
    await signUp(email, { name });
    expect(await app.db.prisma.seeker.findFirst({ where: { account: { email } } })).toMatchObject({ name });
    const [mail] = await app.mailsTo(email);
    expect(mail?.html).toEqual(expect.not.stringContaining("<script>"));
  });
});

describe("verifying an address", () => {
  test("is required before the first login, and works for its role only, as often as the link is opened within 24 hours", async () => {
    const email = "verify@example.com";
    await signUp(email);
    const message = "Verify your email to continue login";
    expect(await logIn(email, seeker.password)).toMatchObject({ message });
    const token = await mailedToken(email);
    expect(await verify(token, "RECRUITER")).toBe("INVALID_TOKEN");
    const input = { role: "SEEKER", token } as const;
    const first = await app.expectOk(VERIFY, { input });
    expect(await app.expectOk(VERIFY, { input })).toEqual(first);
    expect(await verify(token, "RECRUITER")).toBe("INVALID_TOKEN");
    expect(await logIn(email, seeker.password)).toBeUndefined();
    clock.now = new Date(Date.now() + 24 * 3600 * 1000 + 1000);
    expect(await verify(token)).toBe("INVALID_TOKEN");
  });

  test.each(["", "x", "a".repeat(5000), "' or 1=1 --"])("an invalid token is refused: %j", async (token) => {
    expect(await verify(token)).toBe("INVALID_TOKEN");
  });
});

describe("logging in", () => {
  test("reports what is wrong with the specified text", async () => {
    await app.build.seeker({ account: { email: "log@example.com" } });
    for (const [email, code, message] of [
      ["log@example.com", "WRONG_PASSWORD", "Wrong password, please try again"],
      ["who@example.com", "EMAIL_NOT_REGISTERED", "Email not registered, please sign up"],
    ] as const)
      expect(await logIn(email, "wrong")).toEqual({ code, message });
  });

  test("sets cookies that scripts cannot read, and returns the account", async () => {
    const { id } = await app.build.seeker({ name: "Grace", account: { email: "grace@example.com" } });
    const input = { role: "SEEKER", email: "GRACE@example.com", password: FACTORY_PASSWORD };
    const response = await app.send(LOG_IN, { input });
    const cookies = response.headers.getSetCookie();
    const names = cookies.map((cookie) => cookie.split("=")[0]);
    expect(names).toEqual(["useraccessToken", "userrefreshToken", "worklane-browser"]);
    for (const cookie of cookies) expect(cookie).toMatch(/Path=\/; HttpOnly; SameSite=Lax/);
    expect(cookies[0]).toContain("Max-Age=86400");
    expect(cookies[1]).toContain("Max-Age=604800");
    expect((await response.json()).data.logIn.viewer).toEqual({ id, role: "SEEKER", name: "Grace" });
  });
});

describe("a session", () => {
  test("lives by its refresh cookie, which renews the access cookie on the fly", async () => {
    const { id } = await app.build.seeker();
    const cookie = await app.signIn({ id, role: "SEEKER" });
    const response = await app.send(VIEWER, {}, { cookie });
    expect(await response.json()).toMatchObject({ data: { viewer: { id } } });
    expect(response.headers.getSetCookie()[0]).toMatch(/^useraccessToken=/);
  });

  test("ends when logging out, here or everywhere, for the access token as well", async () => {
    const other = await app.signedInSeeker({ account: { email: "out@example.com" } });
    const { cookie, accessToken } = await logInTo(app.url, { email: "out@example.com" });
    const as = bearer(accessToken);
    expect(await app.viewerId(as)).not.toBeNull();
    await app.perform("logOut", { role: "SEEKER" }, { cookie });
    for (const replayed of [cookie, ...cookie.split("; ")]) expect(await app.viewerId({ cookie: replayed })).toBeNull();
    expect(await app.outcomeOf(VIEWER, {}, as)).toBe("UNAUTHENTICATED");
    await app.perform("logOutEverywhere", {}, await app.signedInAs(other.id));
    expect(await app.viewerId(other)).toBeNull();
  });

  test.each([
    "useraccessToken=rubbish; userrefreshToken=rubbish",
    "useraccessToken=; userrefreshToken=",
    `userrefreshToken=${"a".repeat(6000)}`,
    "useraccessToken=eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwicm9sZSI6IlNFRUtFUiIsInNpZCI6IngifQ.",
    "userrefreshToken=%E0%A4%A",
  ])("a malformed cookie is treated as anonymous: %s", async (cookie) => {
    expect(await app.viewerId({ cookie })).toBeNull();
  });
});

describe("a forgotten password", () => {
  test("answers the same whether or not the address has an account", async () => {
    await app.build.seeker({ account: { email: "forgot@example.com" } });
    const ask = (email: string) => app.expectOk(FORGOT, { input: { role: "SEEKER", email } });
    expect(await ask("forgot@example.com")).toEqual(await ask("unknown@example.com"));
    expect(await app.db.prisma.mail.count({ where: { to: "unknown@example.com" } })).toBe(0);
  });

  test("sets a new one, once, within the hour, and ends every session", async () => {
    const email = "reset@example.com";
    const { id } = await app.build.seeker({ account: { email } });
    const cookie = await app.signIn({ id, role: "SEEKER" });
    await app.expectOk(FORGOT, { input: { role: "SEEKER", email } });
    await expect.poll(() => mailedToken(email), { timeout: 10_000 }).not.toBe("");
    const token = await mailedToken(email);
    expect(await reset(token, "a new password", "RECRUITER")).toBe("INVALID_TOKEN");
    expect(await reset(token, "short")).toBe("BAD_USER_INPUT");
    clock.now = new Date(Date.now() + 3601 * 1000);
    expect(await reset(token, "a new password")).toBe("INVALID_TOKEN");
    clock.now = new Date();
    expect(await reset(token, "a new password")).toBe("yes");
    expect(await reset(token, "another password")).toBe("INVALID_TOKEN");
    expect(await app.viewerId({ cookie })).toBeNull();
    expect(await logIn(email, FACTORY_PASSWORD)).toMatchObject({ code: "WRONG_PASSWORD" });
    expect(await logIn(email, "a new password")).toBeUndefined();
    const mail = { subject: "Your password was changed", text: expect.stringContaining("All devices are logged out.") };
    expect(await app.mailsTo(email)).toContainEqual(expect.objectContaining(mail));
  });
});
