import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { listen } from "../../server/testing/listen.ts";
import { pdf } from "../../server/testing/sample-files.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { testBrowser } from "../support/browser.ts";

// A client as described in docs/specification.md 7, in a real browser: its page is independent of Worklane.

const html = await readFile(new URL("legacy-client.html", import.meta.url), "utf8");

/** Another origin that serves the client. */
const otherHost = createServer((_, response) =>
  response
    .setHeader("content-type", "text/html")
    .end(html.replaceAll("HOST", app.url.replace("127.0.0.1", "localhost"))),
);
afterAll(() => void otherHost.close());
const OLD_HOST = `http://localhost:${await listen(otherHost)}`;

const app = testApp({ env: { LEGACY_ORIGINS: OLD_HOST } });
const browser = testBrowser({
  provoked: [
    // The client opens its socket before anybody has logged in.
    /status of 403 \(Forbidden\) \(http:\/\/[^/]+\/socket\.io\//,
    /status of 409 \(Conflict\) \(http:\/\/[^/]+\/seeker\/applyjob\//,
  ],
});

/** Opens the client on our own host. */
async function openClient(): Promise<Page> {
  const page = await browser.open();
  await page.route(`${app.url}/old`, (route) =>
    route.fulfill({ contentType: "text/html", body: html.replaceAll("HOST", "") }),
  );
  await page.goto(`${app.url}/old`);
  return page;
}

async function logIn(page: Page, role: "seeker" | "recruiter", email: string) {
  await page.getByLabel("Role").selectOption(role);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(FACTORY_PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** A socket is refused until there is a session; the client retries every five seconds at the latest. */
const online = (page: Page) => expect.poll(() => text(page, "socket"), { timeout: 15_000 }).toBe("online");

const rows = (page: Page, id: string) => page.locator(`#${id} > li`);
const text = (page: Page, id: string) => page.locator(`#${id}`).innerText();

test("a recruiter posts, a seeker saves, applies and withdraws, the recruiter accepts", async () => {
  await app.build.seeker({ name: "Ada Lovelace", account: { email: "ada@example.com" } });
  await app.build.recruiter({ name: "Forge", account: { email: "hr@forge.example" } });
  const [ada, forge] = [await openClient(), await openClient()];

  await logIn(forge, "recruiter", "hr@forge.example");
  await forge.getByRole("heading", { name: "Forge's Dashboard" }).waitFor();
  for (const title of ["Welder", "Designer"]) {
    await forge.getByLabel("Title").fill(title);
    await forge.getByLabel("Description").fill("You make things.");
    await forge.getByRole("button", { name: "Post Job" }).click();
    await rows(forge, "posted").filter({ hasText: title }).waitFor();
  }
  await forge.getByLabel("Company name").fill("Forge Works");
  await forge.getByRole("button", { name: "Save profile" }).click();
  await forge.getByRole("heading", { name: "Forge Works's Dashboard" }).waitFor();

  await logIn(ada, "seeker", "ada@example.com");
  await ada.getByRole("heading", { name: "Hello Ada" }).waitFor();
  const welder = rows(ada, "jobs").filter({ hasText: "Welder" });
  await welder.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => text(ada, "saved")).toBe("Welder");
  await welder.getByRole("button", { name: "Unsave" }).click();
  await expect.poll(() => text(ada, "saved")).toBe("");
  await welder.getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => text(ada, "applied")).toContain("Welder");
  await welder.getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => text(ada, "message")).toBe("You have already applied to this job.");
  await rows(ada, "jobs").filter({ hasText: "Designer" }).getByRole("button", { name: "Apply" }).click();
  await rows(ada, "applied").filter({ hasText: "Designer" }).getByRole("button", { name: "Withdraw" }).click();
  await expect.poll(() => rows(ada, "applied").count()).toBe(1);

  await ada.getByLabel("About").fill("Notes on engines.");
  await ada.getByLabel("Date of birth").fill("1990-12-10");
  await ada.getByLabel("Skills").fill("Analysis, Engines");
  await ada.getByLabel("Resume").setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: await pdf() });
  await ada.getByRole("button", { name: "Update My Profile" }).click();
  await expect.poll(() => text(ada, "message")).toBe("Profile updated successfully");
  const resume = await ada.getByRole("link", { name: "View Resume" }).getAttribute("href");
  expect((await ada.request.get(app.url + new URL(resume ?? "").pathname)).headers()["content-type"]).toBe(
    "application/pdf",
  );

  await rows(forge, "posted").filter({ hasText: "Welder" }).getByRole("button", { name: "Applicants" }).click();
  await rows(forge, "applicants").getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => text(forge, "applicants")).toContain("Ada Lovelace | Accepted | Analysis, Engines");
  await rows(forge, "posted").filter({ hasText: "Designer" }).getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => rows(forge, "posted").count()).toBe(1);

  // On days 2 to 7 only the refresh cookie is left.
  await ada.context().clearCookies({ name: "useraccessToken" });
  await ada.reload();
  await ada.getByRole("heading", { name: "Hello Ada" }).waitFor();
  await ada.getByRole("button", { name: "Log Out" }).first().click();
  await ada.getByRole("button", { name: "Log in" }).waitFor();
  // The remaining cookie marks this browser as known, and grants no access.
  expect((await ada.context().cookies()).map(({ name }) => name)).toEqual(["worklane-browser"]);
});

test("a client on an allowed other origin works completely, including its socket", async () => {
  const account = { email: "eve@other.example" };
  const { id } = await app.build.seeker({ name: "Eve Moor", account });
  const friend = await app.build.seeker({ name: "Fay Lund" });
  await app.build.connection({ requesterId: id, addresseeId: friend.id });
  const page = await browser.open();
  await page.goto(OLD_HOST);
  await logIn(page, "seeker", "eve@other.example");
  await page.getByRole("heading", { name: "Hello Eve" }).waitFor();
  await online(page);
  await app.app.services.messages.send(
    { accountId: friend.id, role: "SEEKER", sessionId: friend.id },
    { recipientId: id, clientId: crypto.randomUUID(), content: "From afar" },
  );
  await expect.poll(() => text(page, "messages")).toBe("From afar");
  await page.getByLabel("About").fill("Elsewhere.");
  await page.getByRole("button", { name: "Update My Profile" }).click();
  await expect.poll(() => text(page, "message")).toBe("Profile updated successfully");
});
