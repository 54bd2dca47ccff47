import type { Page } from "playwright-core";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";

const pressButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Fills in a login page. */
export async function fillLogIn(page: Page, email: string, password = FACTORY_PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

/** Logs in on a login page. */
export async function logIn(page: Page, email: string, password = FACTORY_PASSWORD): Promise<void> {
  await fillLogIn(page, email, password);
  await pressButton(page, "Log in");
}

/** Fills in the sign-up of a seeker. */
export async function fillSeekerSignUp(page: Page, name: string, email: string, password: string): Promise<void> {
  const [first = "", last = ""] = name.split(" ");
  await page.getByLabel("First name").fill(first);
  await page.getByLabel("Last name").fill(last);
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Phone number").fill("9876543210");
  await page.getByLabel("Password", { exact: true }).fill(password);
}

/** Fills in the sign-up of a recruiter. */
export async function fillRecruiterSignUp(page: Page, company: string, email: string, password: string): Promise<void> {
  await page.getByLabel("Company name").fill(company);
  await page.getByLabel("Company location").fill("Pune");
  await page.getByLabel("Company size").selectOption({ label: "51-200" });
  await page.getByLabel("Industry").fill("Software");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}
