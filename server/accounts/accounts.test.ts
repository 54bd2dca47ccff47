import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { buildSeeker, FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { graphql } from "../testing/generated/gql.ts";
import { type Operation, send } from "../testing/send.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";

let now = new Date();
const app = testApp({ clock: () => now, worker: true });
beforeEach(() => {
  now = new Date();
});

const SIGN_UP_SEEKER = graphql(
  `mutation SignUpSeeker($input: SignUpSeekerInput!) { signUpSeeker(input: $input) { accountId message } }`,
);
const SIGN_UP_RECRUITER = graphql(
  `mutation SignUpRecruiter($input: SignUpRecruiterInput!) { signUpRecruiter(input: $input) { accountId } }`,
);
const LOG_IN = graphql(
  `mutation LogIn($input: LogInInput!) { logIn(input: $input) { viewer { id role name } accessToken } }`,
);
const VERIFY = graphql(`mutation VerifyEmail($input: EmailTokenInput!) { verifyEmail(input: $input) { message } }`);
const FORGOT = graphql(
  `mutation RequestPasswordReset($input: AccountEmailInput!) { requestPasswordReset(input: $input) { message } }`,
);
const RESET = graphql(
  `mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }`,
);
const VIEWER = graphql(`query Viewer { viewer { id } }`);

const seeker = { name: "Ada Lovelace", email: "ada@example.com", phone: "9876543210", password: "secret 123" };
const recruiter = {
  companyName: "Engines",
  companyLocation: "Pune",
  companySize: "FROM_11_TO_50" as const,
  industry: "Computing",
  email: "ada@example.com",
  password: "secret 123",
};

/** Returns the token of the newest mail; polls, as a reset is mailed after the answer. */
async function mailedToken(email: string): Promise<string> {
  const find = async () => {
    const mails = await app.db.prisma.mail.findMany({ where: { to: email }, orderBy: { createdAt: "desc" } });
    return /(?:token=|paasword2?\/)([\w-]+)/.exec(mails[0]?.text ?? "")?.[1];
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}

const codeOf = async (operation: Operation, input: unknown) => {
  const { errors } = await app.execute(operation, { input });
  return errors?.[0]?.extensions.code;
};

describe("signing up", () => {
  test("queues one verification mail with the account, for each role of the same address", async () => {
    await app.expectOk(SIGN_UP_SEEKER, { input: { ...seeker, email: " ADA@Example.com " } });
    await app.expectOk(SIGN_UP_RECRUITER, { input: recruiter });
    const accounts = await app.db.prisma.account.findMany({ where: { email: "ada@example.com" } });
    expect(accounts.map(({ role }) => role).sort()).toEqual(["RECRUITER", "SEEKER"]);
    expect(await app.db.prisma.mail.count({ where: { to: "ada@example.com" } })).toBe(2);
  });

  test.each(["98765 43210", "+91 98765-43210", "919876543210", "(098765) 43210", "९८७६५४३२१०"])(
    "stores the ten digits of a phone number as people write it: %s",
    async (phone) => {
      const email = `phone-${randomUUID()}@example.com`;
      await app.expectOk(SIGN_UP_SEEKER, { input: { ...seeker, email, phone } });
      expect(await app.db.prisma.seeker.findFirst({ where: { account: { email } } })).toMatchObject({
        phone: "9876543210",
      });
    },
  );

  test("refuses a taken address, and writes nothing", async () => {
    const before = await app.db.prisma.mail.count();
    const { errors } = await app.execute(SIGN_UP_SEEKER, { input: seeker });
    expect(errors?.[0]?.message).toBe("Email already exists, please use a different email");
    expect(errors?.[0]?.extensions.code).toBe("EMAIL_TAKEN");
    expect(await app.db.prisma.mail.count()).toBe(before);
  });

  test("two sign-ups of one address at once make one account", async () => {
    const input = { ...seeker, email: "twin@example.com" };
    const codes = await Promise.all([codeOf(SIGN_UP_SEEKER, input), codeOf(SIGN_UP_SEEKER, input)]);
    expect(codes.sort()).toEqual(["EMAIL_TAKEN", undefined]);
  });

  test.each([
    ["no name", { name: "  " }, "name", "All fields are required"],
    ["no @", { email: "ada" }, "email", "Invalid email format"],
    ["two addresses", { email: "a@b.co,c@d.co" }, "email", "Invalid email format"],
    ["nine digits", { phone: "987654321" }, "phone", "Phone number must be 10 digits long"],
    ["letters in the phone", { phone: "98765432ab" }, "phone", "Phone number must be 10 digits long"],
    ["a short password", { password: "1234567" }, "password", "Password must be at least 8 characters long"],
    ["a name of two lines", { name: "Ada\n\nYou won" }, "name", "Name must be a single line."],
    [
      "a name that turns the reading direction",
      { name: "Ada\u202egro.live" },
      "name",
      "Name has an invisible character after “Ada”. Type that place again.",
    ],
    ["a name without a letter", { name: "\u200b!" }, "name", "Name needs a letter or a digit."],
    [
      "a link for a name",
      { name: "you won, claim at https://evil.example" },
      "name",
      "Name cannot contain a web address.",
    ],
    [
      "an address with unseen characters",
      { email: "a\u200bb@example.com" },
      "email",
      "Email has an invisible character after “a”. Type that place again.",
    ],
    ["a name of 90,000 characters", { name: "a".repeat(90_000) }, "name", "Name must be at most 120 characters long."],
  ])("reports what to fix beside the field: %s", async (_case, change, field, message) => {
    const { errors } = await app.execute(SIGN_UP_SEEKER, {
      input: { ...seeker, email: "new@example.com", ...change },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: message } });
    expect(await app.db.prisma.account.count({ where: { email: "new@example.com" } })).toBe(0);
  });

  test("keeps script and SQL in text as text", async () => {
    const name = `<script>alert(1)</script>'; drop table accounts; --`;
    await app.expectOk(SIGN_UP_SEEKER, { input: { ...seeker, name, email: "script@example.com" } });
    const account = await app.db.prisma.account.findFirstOrThrow({
      where: { email: "script@example.com" },
      include: { seeker: true },
    });
    expect(account.seeker?.name).toBe(name);
    const mail = await app.db.prisma.mail.findFirstOrThrow({ where: { to: "script@example.com" } });
    expect(mail.html).not.toContain("<script>");
  });
});

describe("verifying an address", () => {
  test("is required before the first login, and works for its role only, as often as the link is opened within 24 hours", async () => {
    await app.expectOk(SIGN_UP_SEEKER, { input: { ...seeker, email: "verify@example.com" } });
    const logIn = { role: "SEEKER", email: "verify@example.com", password: seeker.password } as const;
    const refused = await app.execute(LOG_IN, { input: logIn });
    expect(refused.errors?.[0]?.message).toBe("Verify your email to continue login");
    const token = await mailedToken("verify@example.com");
    expect(await codeOf(VERIFY, { role: "RECRUITER", token })).toBe("INVALID_TOKEN");
    const input = { role: "SEEKER", token } as const;
    const { verifyEmail: first } = await app.expectOk(VERIFY, { input });
    expect((await app.expectOk(VERIFY, { input })).verifyEmail).toEqual(first);
    expect(await codeOf(VERIFY, { role: "RECRUITER", token })).toBe("INVALID_TOKEN");
    expect(await codeOf(LOG_IN, logIn)).toBeUndefined();
    now = new Date(Date.now() + 24 * 3600 * 1000 + 1000);
    expect(await codeOf(VERIFY, input)).toBe("INVALID_TOKEN");
  });

  test("a link is refused after 24 hours", async () => {
    await app.expectOk(SIGN_UP_SEEKER, { input: { ...seeker, email: "late@example.com" } });
    const token = await mailedToken("late@example.com");
    now = new Date(Date.now() + 24 * 3600 * 1000 + 1000);
    expect(await codeOf(VERIFY, { role: "SEEKER", token })).toBe("INVALID_TOKEN");
  });

  test.each(["", "x", "a".repeat(5000), "' or 1=1 --"])("an invalid token is refused: %j", async (token) => {
    expect(await codeOf(VERIFY, { role: "SEEKER", token })).toBe("INVALID_TOKEN");
  });
});

describe("logging in", () => {
  test("reports what is wrong with the specified text", async () => {
    await buildSeeker(app.db.prisma, { account: { email: "log@example.com" } });
    const answer = async (input: object) => {
      const { errors } = await app.execute(LOG_IN, { input: { role: "SEEKER", ...input } });
      return [errors?.[0]?.extensions.code, errors?.[0]?.message];
    };
    expect(await answer({ email: "log@example.com", password: "wrong" })).toEqual([
      "WRONG_PASSWORD",
      "Wrong password, please try again",
    ]);
    expect(await answer({ email: "who@example.com", password: "wrong" })).toEqual([
      "EMAIL_NOT_REGISTERED",
      "Email not registered, please sign up",
    ]);
  });

  test("sets cookies that scripts cannot read, and returns the account", async () => {
    const { id } = await buildSeeker(app.db.prisma, { name: "Grace", account: { email: "grace@example.com" } });
    const input = { role: "SEEKER", email: "GRACE@example.com", password: FACTORY_PASSWORD };
    const response = await send(app.url, LOG_IN, { input });
    const cookies = response.headers.getSetCookie();
    const names = cookies.map((cookie) => cookie.split("=")[0]);
    expect(names).toEqual(["useraccessToken", "userrefreshToken", "worklane-browser"]);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(cookies[0]).toContain("Max-Age=86400");
    expect(cookies[1]).toContain("Max-Age=604800");
    expect((await response.json()).data.logIn.viewer).toEqual({ id, role: "SEEKER", name: "Grace" });
  });
});

describe("a session", () => {
  test("lives by its refresh cookie, which renews the access cookie on the fly", async () => {
    const { id } = await buildSeeker(app.db.prisma);
    const cookie = await signIn(app.db, { id, role: "SEEKER" });
    const response = await send(app.url, VIEWER, {}, { cookie });
    expect(await response.json()).toMatchObject({ data: { viewer: { id } } });
    expect(response.headers.getSetCookie()[0]).toMatch(/^useraccessToken=/);
  });

  test("ends at once at log-out, for the access token as well", async () => {
    await buildSeeker(app.db.prisma, { account: { email: "out@example.com" } });
    const input = { role: "SEEKER", email: "out@example.com", password: FACTORY_PASSWORD } as const;
    const { logIn } = await app.expectOk(LOG_IN, { input });
    const as = { headers: { authorization: `Bearer ${logIn.accessToken}` } };
    expect((await app.expectOk(VIEWER, {}, as)).viewer).not.toBeNull();
    await app.expectOk(graphql(`mutation LogOut { logOut(role: SEEKER) { message } }`), {}, as);
    expect((await app.execute(VIEWER, {}, as)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("log-out everywhere ends the others too, and requires a session", async () => {
    const { id } = await buildSeeker(app.db.prisma);
    const [one, two] = [await signIn(app.db, { id, role: "SEEKER" }), await signIn(app.db, { id, role: "SEEKER" })];
    await app.expectOk(graphql(`mutation LogOutEverywhere { logOutEverywhere { message } }`), {}, { cookie: one });
    expect(await app.expectOk(VIEWER, {}, { cookie: two })).toEqual({ viewer: null });
    const { errors } = await app.execute(graphql(`mutation LogOutEverywhere { logOutEverywhere { message } }`));
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test.each([
    "useraccessToken=rubbish; userrefreshToken=rubbish",
    "useraccessToken=; userrefreshToken=",
    `userrefreshToken=${"a".repeat(6000)}`,
    "useraccessToken=eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwicm9sZSI6IlNFRUtFUiIsInNpZCI6IngifQ.",
    "userrefreshToken=%E0%A4%A",
  ])("a malformed cookie is treated as anonymous: %s", async (cookie) => {
    expect(await app.expectOk(VIEWER, {}, { cookie })).toEqual({ viewer: null });
  });
});

describe("a forgotten password", () => {
  test("answers the same whether or not the address has an account", async () => {
    await buildSeeker(app.db.prisma, { account: { email: "forgot@example.com" } });
    const known = await app.expectOk(FORGOT, { input: { role: "SEEKER", email: "forgot@example.com" } });
    const unknown = await app.expectOk(FORGOT, { input: { role: "SEEKER", email: "unknown@example.com" } });
    expect(known).toEqual(unknown);
    expect(await app.db.prisma.mail.count({ where: { to: "unknown@example.com" } })).toBe(0);
  });

  test("sets a new one, once, within the hour, and ends every session", async () => {
    const { id } = await buildSeeker(app.db.prisma, { account: { email: "reset@example.com" } });
    const cookie = await signIn(app.db, { id, role: "SEEKER" });
    await app.expectOk(FORGOT, { input: { role: "SEEKER", email: "reset@example.com" } });
    await expect.poll(() => mailedToken("reset@example.com"), { timeout: 10_000 }).not.toBe("");
    const token = await mailedToken("reset@example.com");
    expect(await codeOf(RESET, { role: "RECRUITER", token, password: "a new password" })).toBe("INVALID_TOKEN");
    expect(await codeOf(RESET, { role: "SEEKER", token, password: "short" })).toBe("BAD_USER_INPUT");
    now = new Date(Date.now() + 3601 * 1000);
    expect(await codeOf(RESET, { role: "SEEKER", token, password: "a new password" })).toBe("INVALID_TOKEN");
    now = new Date();
    expect(await codeOf(RESET, { role: "SEEKER", token, password: "a new password" })).toBeUndefined();
    expect(await codeOf(RESET, { role: "SEEKER", token, password: "another password" })).toBe("INVALID_TOKEN");
    expect(await app.expectOk(VIEWER, {}, { cookie })).toEqual({ viewer: null });
    expect(await codeOf(LOG_IN, { role: "SEEKER", email: "reset@example.com", password: FACTORY_PASSWORD })).toBe(
      "WRONG_PASSWORD",
    );
    expect(
      await codeOf(LOG_IN, { role: "SEEKER", email: "reset@example.com", password: "a new password" }),
    ).toBeUndefined();
    const [told] = await app.db.prisma.mail.findMany({
      where: { to: "reset@example.com", subject: "Your password was changed" },
    });
    expect(told?.text).toContain("All devices are logged out.");
  });
});
