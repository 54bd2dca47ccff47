import { expect, it } from "vitest";
import { tokenHash } from "../../server/accounts/tokens.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testSite } from "../support/browser.ts";
import { expectFits } from "../support/expect-fits.ts";

const { app, visit } = testSite();

const jobsWith = (key: string) =>
  fetch(`${app.url}/recruiter/postedjobs`, { headers: { authorization: `Bearer ${key}` } });

it("creates an app for a company, shows its key once, and revokes it after confirmation", async () => {
  const { id } = await app.build.recruiter();
  const page = await visit("/main-recruiter/settings", { as: { id } });
  await page.getByRole("link", { name: "For developers" }).click();
  await page.getByRole("heading", { level: 1, name: "Developers" }).waitFor();
  await page.getByText(/^curl .*\/graphql/).waitFor();

  await page.getByRole("button", { name: "Create app" }).click();
  await page.getByText("Enter a name for the app.").waitFor();
  await page.getByRole("textbox", { name: "Name" }).fill("Career site");
  await page.getByRole("button", { name: "Create app" }).click();
  await page.getByText("Choose at least one permission.").waitFor();
  await page.getByRole("checkbox", { name: "See jobs" }).check();
  await page.getByRole("button", { name: "Create app" }).click();
  await page.getByRole("heading", { name: "Key for Career site" }).waitFor();
  const key = (await page.getByTestId("key").textContent()) ?? "";
  expect((await jobsWith(key)).status).toBe(200);
  await expectAccessible(page);

  await page.getByRole("button", { name: "I have saved it" }).click();
  await page.getByRole("heading", { name: "Key for Career site" }).waitFor({ state: "detached" });
  await page.reload();
  await page.getByText(/^Last used/).waitFor();
  expect(await page.content()).not.toContain(key);

  await page.getByRole("button", { name: "Create key for Career site" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create key" }).click();
  await page.getByText(/^Not used yet/).waitFor();
  await page.getByText(/^Last used today, replaced: expires on/).waitFor();
  await page.getByRole("button", { name: "Past keys for Career site" }).click();
  await page.getByText("No keys have expired or been revoked in the last 90 days.").waitFor();
  await page.getByRole("button", { name: `Revoke wl_live_…${key.slice(-4)}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await page.getByText("Key revoked.").waitFor();
  expect((await jobsWith(key)).status).toBe(401);
  const ended = page.getByRole("list", { name: "Past keys for Career site" }).getByRole("listitem");
  await ended.getByText(/^Created by .+ Revoked on/).waitFor();
  expect(await ended.textContent()).toContain(key.slice(-4));
  await page.getByRole("button", { name: "Delete Career site" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Career site deleted.").waitFor();
  expect(await app.db.prisma.app.count({ where: { companyId: id } })).toBe(0);
});

it("lists uses and ended keys page by page, on a phone", async () => {
  const { prisma } = app.db;
  const { id } = await app.build.recruiter();
  const { appId } = await app.build.app({ accountId: id, companyId: id, scopes: ["jobs:read"] });
  const at = (n: number) => new Date(Date.now() - n * 60_000);
  await prisma.session.createMany({
    data: Array.from({ length: 12 }, (_, n) => ({
      ...{ accountId: id, appId, keyHint: `wl_live_…${1000 + n}`, refreshTokenHash: tokenHash(`${id}-${n}`) },
      ...{ createdAt: at(n + 100), expiresAt: at(-100), endedAt: at(n), lastUsedAt: at(n) },
      endReason: n % 2 === 0 ? ("REPLACED" as const) : ("MEMBER_LEFT" as const),
    })),
  });
  await prisma.auditEvent.createMany({
    data: Array.from({ length: 12 }, (_, n) => ({
      ...{ accountId: id, appId, operation: "query postedJobs", address: "2001:db8:85a3:8d3:1319:8a2e:370:7348" },
      ...{ outcome: n === 0 ? "REFUSED" : "ALLOWED", createdAt: at(n) },
    })),
  });
  const page = await visit("/main-recruiter/developers", { as: { id }, viewport: PHONE });
  await page.getByText(/^Created by /).waitFor();
  await page.getByRole("button", { name: "Recent requests from A program" }).click();
  const uses = page.getByRole("list", { name: "Recent requests from A program" }).getByRole("listitem");
  await uses.getByText("Refused: missing scope").waitFor();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => uses.count()).toBe(12);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Past keys for A program" }).click();
  const ended = page.getByRole("list", { name: "Past keys for A program" }).getByRole("listitem");
  await ended.getByText("Replaced by another key, expired on").first().waitFor();
  await ended.getByText("Its creator left the company, revoked on").first().waitFor();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => ended.count()).toBe(12);
  await expectFits(page);
});
