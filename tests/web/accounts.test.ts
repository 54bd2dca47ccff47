import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { buildJob, buildRecruiter, buildSeeker, FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testBrowser } from "../support/browser.ts";
import { linkFromMail } from "../support/mails.ts";

const app = testApp({ worker: true });
const browser = testBrowser();

const open = () => browser.open({ baseURL: app.url });
const alert = (page: Page) => page.getByRole("alert");

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

describe("a new password", () => {
  it("is judged while it is typed, the server's refusal is shown beside its field, and nothing typed is lost", async () => {
    const page = await browser.open({ baseURL: app.url, ...PHONE });
    await page.goto("/user-signup");
    await page.getByLabel("First name").fill("Grace");
    await page.getByLabel("Last name").fill("Hopper");
    await page.getByLabel("Work email").fill("grace@example.com");
    await page.getByLabel("Phone number").fill("9876543210");
    const password = page.getByLabel("Password", { exact: true });
    await password.pressSequentially("gracehopper");
    const strength = page.getByRole("status").filter({ hasText: /Easy to guess|Fair|Good|Strong/ });
    await expect
      .poll(() => strength.textContent())
      .toBe(
        "Easy to guess. Choose a password without your name, your address, your phone number or your company's name.",
      );
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await page.locator("[id$=-error]").getByText("Choose a password without your name").waitFor();
    expect(await strength.textContent()).toBe("Easy to guess");
    expect(await password.inputValue()).toBe("gracehopper");
    await password.fill("difference engine in brass");
    await expect.poll(() => strength.textContent()).toBe("Strong");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Check your mail" }).or(page.getByText("verify").first()).first().waitFor();
  });
});

describe("a seeker", () => {
  it("signs up, verifies the address, logs in to the page requested first, and logs out", async () => {
    const page = await open();
    await page.goto("/main/alerts");
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("Lovelace");
    await page.getByLabel("Work email").fill("ada@example.com");
    await page.getByLabel("Phone number").fill("9876543210");
    await page.getByLabel("Password", { exact: true }).fill("difference engine");
    await page.getByRole("button", { name: "Create my account" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    await page.getByRole("button", { name: "Resend the verification email" }).click();
    await page.getByText("If this address waits for").waitFor();

    await page.goto("/user-login");
    await logIn(page, "ada@example.com", "difference engine");
    await alert(page).getByText("Verify your email to continue login").waitFor();

    const link = await linkFromMail(app, "ada@example.com", "/email-verify?");
    // As a mail scanner that runs scripts does before its reader.
    const scanner = await open();
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

  it("sees errors beside their fields, and nothing typed is lost", async () => {
    const page = await open();
    await page.goto("/user-signup");
    await page.getByLabel("Work email").fill("nobody");
    await page.getByLabel("Phone number").fill("12345");
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Create my account" }).click();
    await alert(page).getByText("All fields are required").waitFor();
    for (const text of [
      "Invalid email format",
      "Phone number must be 10 digits long",
      "Password must be at least 8 characters long",
    ]) {
      await page.getByText(text).waitFor();
    }
    expect(await page.getByLabel("Phone number").inputValue()).toBe("12345");
    expect(await page.getByLabel("First name").evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it("presses only the button that was meant when the errors disappear under a double click", {
    tags: ["thorough"],
  }, async () => {
    const page = await open();
    await page.goto("/user-signup");
    const create = page.getByRole("button", { name: "Create my account" });
    await create.click();
    await alert(page).waitFor();
    await page.getByLabel("First name").fill("Nina");
    await page.getByLabel("Last name").fill("Rao");
    await page.getByLabel("Work email").fill("nina.double@example.com");
    await page.getByLabel("Phone number").fill("98765 43210");
    await page.getByLabel("Password", { exact: true }).fill("short");
    await create.click();
    await alert(page).waitFor({ state: "detached" });
    await page.evaluate(() => document.addEventListener("click", () => document.body.setAttribute("data-pressed", "")));
    // As if the first press had moved the link under the pointer.
    const link = await page.getByRole("link", { name: "Create a recruiter account" }).boundingBox();
    await page.mouse.move((link?.x ?? 0) + 20, (link?.y ?? 0) + 10);
    const press = async (clickCount: number) => {
      for (const half of ["down", "up"] as const) await page.mouse[half]({ clickCount });
    };
    await press(2);
    expect(await page.locator("body[data-pressed]").count()).toBe(0);
    expect(await page.getByLabel("First name").inputValue()).toBe("Nina");
    await press(1);
    await page.waitForURL("**/recruiter-signup");
  });

  it("sees that an address is taken, a password wrong or an address unknown", async () => {
    const { id } = await buildSeeker(app.db.prisma, { account: { email: "taken@example.com" } });
    expect(id).toBeTruthy();
    const page = await open();
    await page.goto("/user-signup");
    for (const [label, value] of [
      ["First name", "A"],
      ["Last name", "B"],
      ["Work email", "taken@example.com"],
      ["Phone number", "9876543210"],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByLabel("Password", { exact: true }).fill("long enough");
    await page.getByRole("button", { name: "Create my account" }).click();
    await page.getByText("Email already exists, please use a different email").waitFor();

    await page.goto("/user-login");
    await logIn(page, "taken@example.com", "not the password");
    await page.getByText("Wrong password, please try again").waitFor();
    await logIn(page, "nobody@example.com", "not the password");
    await page.getByText("Email not registered, please sign up").waitFor();
  });

  it("resets the password through the mail, once", async () => {
    await buildSeeker(app.db.prisma, { account: { email: "forgot@example.com" } });
    const page = await open();
    await page.goto("/forgot-paasword");
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
    await logIn(page, "forgot@example.com", "a new password");
    await page.waitForURL("**/main");

    await page.goto(link);
    await page.getByText("Invalid or expired token").waitFor();
  });

  it("logs in by keyboard only", async () => {
    await buildSeeker(app.db.prisma, { account: { email: "keys@example.com" } });
    const page = await open();
    await page.goto("/user-login");
    await page.getByLabel("Email").focus();
    await page.keyboard.type("keys@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.type(FACTORY_PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/main");
  });
});

describe("a recruiter", () => {
  it("signs up, verifies and logs in", async () => {
    const page = await open();
    await page.goto("/recruiter-signup");
    await page.getByRole("button", { name: "Create my account" }).click();
    await page.getByText("Company location is required").waitFor();
    await page.getByText("Industry is required").waitFor();
    await page.getByLabel("Company name").fill("Northwind Labs");
    await page.getByLabel("Company location").fill("Pune");
    await page.getByLabel("Company size").selectOption({ label: "51-200" });
    await page.getByLabel("Industry").fill("Software");
    await page.getByLabel("Email").fill("hr@example.com");
    await page.getByLabel("Password", { exact: true }).fill("north by northwind");
    await page.getByRole("button", { name: "Create my account" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();

    await page.goto(await linkFromMail(app, "hr@example.com", "/email-verifyrec?"));
    await page.getByRole("link", { name: "Login" }).click();
    await page.waitForURL("**/recruiter-login");
    await logIn(page, "hr@example.com", "north by northwind");
    await page.waitForURL("**/main-recruiter");
  });

  it("cannot enter the recruiters' area without a session, and gets to the requested page by logging in", async () => {
    const email = "asked@example.com";
    await buildRecruiter(app.db.prisma, { account: { email } });
    const page = await open();
    await page.goto("/main-recruiter/settings?of=mail#devices");
    await page.waitForURL("**/access-deniedrec#devices");
    await page.getByText("The page you're trying to access has restricted access").waitFor();
    // Scripts add the fragment, which no server is sent.
    await page.locator("#root:not([data-prerendered])").waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log in" }).click();
    await page.waitForURL("**/recruiter-login");
    await logIn(page, email, FACTORY_PASSWORD);
    await page.waitForURL("**/main-recruiter/settings?of=mail#devices");
  });
});

describe("the way between the account screens", () => {
  it("keeps the address that was typed, out of the address bar, until somebody logs in", {
    tags: ["thorough"],
  }, async () => {
    const email = "carried@example.com";
    await buildRecruiter(app.db.prisma, { account: { email } });
    const page = await open();
    const emailOn = (path: string, label = "Email") =>
      page.waitForURL(`**${path}`).then(() => page.getByLabel(label).inputValue());
    await page.goto("/user-login");
    await logIn(page, email, FACTORY_PASSWORD);
    await alert(page).getByText("Email not registered, please sign up").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
    expect(await emailOn("/user-signup", "Work email")).toBe(email);
    await page.getByRole("main").getByRole("link", { name: "Log in", exact: true }).click();
    expect(await emailOn("/user-login")).toBe(email);
    await page.getByRole("link", { name: "Forgot password?" }).click();
    expect(await emailOn("/forgot-paasword")).toBe(email);
    await page.getByRole("link", { name: "Log in as a job seeker" }).click();
    await logIn(page, email, FACTORY_PASSWORD);
    await page.getByText("Are you a recruiter?").getByRole("link", { name: "Log in as a recruiter" }).click();
    expect(await emailOn("/recruiter-login")).toBe(email);
    await logIn(page, email, FACTORY_PASSWORD);
    await page.waitForURL("**/main-recruiter");
    await page.getByRole("button", { name: "Log Out" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log in" }).click();
    expect(await emailOn("/user-login")).toBe("");
  });

  it("names the job that one was about to apply to, also on the way to the sign-up", async () => {
    const { id } = await buildJob(app.db.prisma, { title: "Sales Executive" });
    const page = await open();
    await page.goto(`/user-login?to=apply&job=${id}`);
    await page.getByText(/^Log in to apply to “Sales Executive” at /).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
    await page.getByText(/^Sign up to apply to “Sales Executive” at /).waitFor();
    await page.goto("/user-login?to=alert");
    await page.getByText("Log in to create a job alert for this search.").waitFor();
  });
});

describe("the account screens", () => {
  it("report a verification link without a token", async () => {
    const page = await open();
    await page.goto("/email-verify");
    await page.getByText("Invalid or missing token").waitFor();
  });

  it("are accessible in both themes and fit a phone", async () => {
    const page = await browser.open({ baseURL: app.url, viewport: PHONE });
    for (const path of [
      "/user-signup",
      "/recruiter-signup",
      "/user-login",
      "/recruiter-login",
      "/forgot-paasword",
      "/reset-paasword/unknown",
      "/email-verify",
      "/access-denied",
    ]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(PHONE.width);
    }
  });
});
