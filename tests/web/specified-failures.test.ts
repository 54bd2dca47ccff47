import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { randomToken, tokenHash } from "../../server/accounts/tokens.ts";
import { fillLogIn, fillRecruiterSignUp } from "../support/account-forms.ts";
import { testSite } from "../support/browser.ts";
import { failOperation } from "../support/failing-operation.ts";

const { app, openAs, openPage, once } = testSite();
const token = randomToken();
const company = once(() => app.build.recruiter({ name: "Northwind Labs" }));
const seeker = once(() => app.build.seeker({ account: { email: "meera@example.com" } }));
once(() => {
  const secret = { tokenHash: tokenHash(token), expiresAt: new Date(Date.now() + 3_600_000) };
  return app.db.prisma.emailToken.create({ data: { accountId: seeker.id, purpose: "RESET_PASSWORD", ...secret } });
});
const people = { seeker, company };

const SECRET = "north by northwind";
const signUp = (page: Page) => fillRecruiterSignUp(page, "Lane & Sons", "hr@example.com", SECRET);
const typeInto = (label: string, text: string) => (page: Page) => page.getByLabel(label).first().fill(text);

async function post(page: Page) {
  await page.getByRole("textbox", { name: "Job title" }).fill("Platform engineer");
  await page.getByLabel("Industry").selectOption("Finance");
  await page.getByLabel("Job description").fill("Build what others stand on.");
}

type Form = [operation: string, failed: string, button: string, fill: (page: Page) => Promise<void>];
const email = typeInto("Email", "a@example.com");
const newEmail = typeInto("New email address", "b@example.com");
const newPassword = typeInto("New password", SECRET);
const about = typeInto("About", "I write programs.");
const FORGET: Form = ["RequestPasswordReset", "Failed to send reset link", "Submit", email];
const UNSENT = "Could not request the change. Check your connection and try again.";
const LINK = typeInto("LinkedIn", "linkedin.com/company/n");

// docs/specification.md 8
it.each<[string, ...Form, (keyof typeof people)?]>([
  ["/forgot-paasword", ...FORGET],
  ["/forgot-paaswordrec", ...FORGET],
  ["/main/userprofile-edit", "UpdateSeekerProfile", "Failed to update profile.", "Update My Profile", about, "seeker"],
  ["/user-login", "LogIn", "Internal server error", "Log in", (page) => fillLogIn(page, "meera@example.com")],
  ["/reset-paasword/$token", "ResetPassword", "Could not reset password", "Reset password", newPassword],
  ["/recruiter-signup", "SignUpRecruiter", "failed to sign up, please try again", "Create my account", signUp],
  ["/main-recruiter/post-jobs", "PostJob", "Failed to post job, try again", "Post job", post, "company"],
  [
    ...(["/main-recruiter/recruiterprofile-edit", "UpdateRecruiterProfile"] as const),
    ...(["Failed to submit profile, try again later", "Save profile", LINK, "company"] as const),
  ],
  ["/main/settings", "RequestEmailChange", UNSENT, "Change address", newEmail, "seeker"],
])("without a connection %s reports that %s failed: %s; %s keeps the focus, and works again", async (...row) => {
  const [path, operation, failed, button, fill, as] = row;
  const page = await (as ? openAs(people[as]) : openPage());
  const failing = await failOperation(page, operation);
  await page.goto(path.replace("$token", token));
  await fill(page);
  const send = page.getByRole("button", { name: button, exact: true });
  await send.press("Enter");
  const report = page.getByRole("alert").filter({ hasText: failed }).first();
  await report.waitFor();
  await expect.poll(() => send.evaluate((one) => one === document.activeElement)).toBe(true);
  await failing.answerAfter(async () => {
    await page.keyboard.press("Enter");
    await page.locator("button[type=submit][aria-disabled=true]").waitFor();
    await expect.poll(() => send.evaluate((one) => one === document.activeElement)).toBe(true);
  });
  await report.waitFor({ state: "detached" });
});
