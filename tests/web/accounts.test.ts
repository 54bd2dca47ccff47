import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { fillSeekerSignUp, logIn } from "../support/account-forms.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testSite } from "../support/browser.ts";
import { linkFromMail } from "../support/mails.ts";

const { app, openPage, visit } = testSite({ worker: true });

const alert = (page: Page) => page.getByRole("alert");

/** Computed colours of a field's edge, and of refusals. */
const edgeOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--wl-no)";
    return [getComputedStyle(field.closest("[data-error]") ?? field).borderColor, getComputedStyle(probe).color];
  });

it("a sign-up shows errors beside their fields, judges the password while it is typed, and nothing typed is lost", async () => {
  await app.build.seeker({ account: { email: "taken@example.com" } });
  const page = await visit("/user-signup", { viewport: PHONE });
  const create = () => page.getByRole("button", { name: "Create my account" }).click();
  const [email, phone] = [page.getByLabel("Work email"), page.getByLabel("Phone number")];
  const password = page.getByLabel("Password", { exact: true });
  expect([await password.getAttribute("aria-required"), await password.getAttribute("aria-invalid")]).toEqual([
    "true",
    null,
  ]);
  await email.fill("nobody");
  await phone.fill("12345");
  await password.fill("short");
  await create();
  await alert(page).getByText("All fields are required").waitFor();
  for (const text of [
    "Invalid email format",
    "Phone number must be 10 digits long",
    "Password must be at least 8 characters long",
  ])
    await page.getByText(text).waitFor();
  expect(await password.getAttribute("aria-invalid")).toBe("true");
  expect(await phone.inputValue()).toBe("12345");
  expect(await page.getByLabel("First name").evaluate((field) => field === document.activeElement)).toBe(true);
  for (const label of ["First name", "Work email"]) {
    const [edge, red] = await edgeOf(page, label);
    expect(edge).toBe(red);
  }

  await fillSeekerSignUp(page, "Grace Hopper", "taken@example.com", "long enough");
  await create();
  await page.getByText("Email already exists, please use a different email").waitFor();
  await fillSeekerSignUp(page, "Grace Hopper", "grace@exmaple.com", "");
  await password.pressSequentially("gracehopper");
  const strength = page.getByRole("status").filter({ hasText: /easy to guess|Fair|Good|Strong/ });
  await expect
    .poll(() => strength.textContent())
    .toBe(
      "This password is easy to guess. Choose a password without your name, your address, your phone number or your company's name.",
    );
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.locator("[id$=-error]").getByText("Choose a password without your name").waitFor();
  expect(await strength.textContent()).toBe("This password is easy to guess");
  expect(await password.inputValue()).toBe("gracehopper");
  await password.fill("difference engine in brass");
  await expect.poll(() => strength.textContent()).toBe("Strong");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Wrong address? Sign up with a different one" }).click();
  expect([await email.inputValue(), await phone.inputValue()]).toEqual(["grace@exmaple.com", "9876543210"]);
});

describe("a seeker", () => {
  it("signs up, verifies the address, logs in to the page requested first, and logs out", async () => {
    const page = await visit("/main/alerts");
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await fillSeekerSignUp(page, "Ada Lovelace", "ada@example.com", "difference engine");
    await page.getByRole("button", { name: "Create my account" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    await page.getByRole("button", { name: "Resend the verification email" }).click();
    await page.getByText("If this address is not verified yet").waitFor();

    await page.goto("/user-login");
    await logIn(page, "ada@example.com", "difference engine");
    await alert(page).getByText("Verify your email to continue login").waitFor();

    const link = await linkFromMail(app, "ada@example.com", "/email-verify?");
    // As a mail scanner that runs scripts does before its reader.
    const scanner = await openPage();
    for (const reader of [scanner, page]) {
      await reader.goto(link);
      await reader.getByText("Email verified successfully").waitFor();
    }
    await page.getByRole("link", { name: "Login" }).click();
    await logIn(page, "ADA@example.com", "difference engine");
    await page.waitForURL("**/main/alerts");
    await page.goto("/main");
    await page.getByRole("heading", { level: 1, name: "Ada Lovelace" }).waitFor();

    await page.getByRole("button", { name: "Log Out" }).click();
    await page.waitForURL("**/start");
    await page.goto("/main");
    await page.waitForURL("**/access-denied");
    await page.getByRole("heading", { name: "We are Sorry..." }).waitFor();
  });

  it("resets the password through the mail, once, and sees at the login what is wrong", async () => {
    await app.build.seeker({ account: { email: "forgot@example.com" } });
    const page = await visit("/forgot-paasword");
    // Of both roles, as specified.
    await page.locator('a[href="/recruiter-login"]', { hasText: "← Back to Login" }).waitFor();
    await page.getByLabel("Email").fill("forgot@example.com");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("Check your email for a password reset link.").waitFor();

    const link = await linkFromMail(app, "forgot@example.com", "/reset-paasword/");
    await page.goto(link);
    await page.getByText("Enter your new Password").waitFor();
    await page.getByLabel("New password").fill("a new password");
    await page.getByRole("button", { name: "Reset password" }).click();
    await page.waitForURL("**/user-login");
    await logIn(page, "forgot@example.com", "not the password");
    await page.getByText("Wrong password, please try again").waitFor();
    await logIn(page, "nobody@example.com", "not the password");
    await page.getByText("Email not registered, please sign up").waitFor();
    await logIn(page, "forgot@example.com", "a new password");
    await page.waitForURL("**/main");

    await page.goto(link);
    await page.getByText("Invalid or expired token").waitFor();
  });
});

it("a recruiter cannot enter the recruiters' area without a session, and gets to the requested page by logging in", async () => {
  const email = "asked@example.com";
  await app.build.recruiter({ account: { email } });
  const page = await visit("/main-recruiter/settings?of=mail#devices");
  await page.waitForURL("**/access-deniedrec#devices");
  await page.getByText("The page you're trying to access has restricted access").waitFor();
  // Scripts add the fragment, which no server is sent.
  await page.locator("#root:not([data-prerendered])").waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log in" }).click();
  await page.waitForURL("**/recruiter-login");
  await logIn(page, email);
  await page.waitForURL("**/main-recruiter/settings?of=mail#devices");
});

describe("the way between the account screens", () => {
  it("keeps the address that was typed, out of the address bar, until somebody logs in", {
    tags: ["thorough"],
  }, async () => {
    const email = "carried@example.com";
    await app.build.recruiter({ account: { email } });
    const page = await openPage();
    const emailOn = (path: string, label = "Email") =>
      page.waitForURL(`**${path}`).then(() => page.getByLabel(label).inputValue());
    await page.goto("/user-login");
    await logIn(page, email);
    await alert(page).getByText("Email not registered, please sign up").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
    expect(await emailOn("/user-signup", "Work email")).toBe(email);
    await page.getByRole("main").getByRole("link", { name: "Log in", exact: true }).click();
    expect(await emailOn("/user-login")).toBe(email);
    await page.getByRole("link", { name: "Forgot password?" }).click();
    expect(await emailOn("/forgot-paasword")).toBe(email);
    await page.getByRole("link", { name: "Log in as a job seeker" }).click();
    await logIn(page, email);
    await page.getByText("Are you a recruiter?").getByRole("link", { name: "Log in as a recruiter" }).click();
    expect(await emailOn("/recruiter-login")).toBe(email);
    await logIn(page, email);
    await page.waitForURL("**/main-recruiter");
    await page.getByRole("button", { name: "Log Out" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log in" }).click();
    expect(await emailOn("/user-login")).toBe("");
  });

  it("names the job that one was about to apply to, also on the way to the sign-up", async () => {
    const { id } = await app.build.job({ title: "Sales Executive" });
    const page = await visit(`/user-login?to=apply&job=${id}`);
    await page.getByText(/^Log in to apply to “Sales Executive” at /).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
    await page.getByText(/^Sign up to apply to “Sales Executive” at /).waitFor();
    await page.goto("/user-login?to=alert");
    await page.getByText("Log in to create a job alert for this search.").waitFor();
  });
});
