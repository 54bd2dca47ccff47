import { createServer } from "node:http";
import { afterAll, expect, it } from "vitest";
import { listen } from "../../server/testing/listen.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testSite } from "../support/browser.ts";
import { expectFits } from "../support/expect-fits.ts";

const { app, visit } = testSite({ worker: true });
let received = 0;
const signatures: string[] = [];
const receiver = createServer(({ headers }, response) => {
  received += 1;
  signatures.push(String(headers["webhook-signature"]));
  response.writeHead(204).end();
});
const url = `http://127.0.0.1:${await listen(receiver)}/hooks`;
afterAll(() => void receiver.close());

async function developersPage(options = {}) {
  const { id } = await app.build.recruiter();
  const { appId } = await app.build.app({ accountId: id, companyId: id, scopes: ["jobs:read"] });
  const page = await visit("/main-recruiter/developers", { as: { id }, ...options });
  return { page, appId, id };
}

it("adds a webhook, shows its secret once, sends a test twice, and removes it after confirmation", async () => {
  const { page } = await developersPage();
  await page.getByText(/^No webhooks yet/).waitFor();
  await page.getByRole("button", { name: "Add webhook to A program" }).click();
  await page.getByRole("button", { name: "Add webhook" }).click();
  await page.getByText("Enter an address.").waitFor();
  const address = page.getByRole("textbox", { name: "Address" });
  await address.fill("ftp://example.com/hooks");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await page.getByText("Choose at least one event.").waitFor();
  expect(await page.getByRole("checkbox", { name: "Application received" }).count()).toBe(0);
  await page.getByRole("checkbox", { name: "Job opened" }).check();
  await page.getByRole("button", { name: "Add webhook" }).click();
  await page.getByText("Enter an https address without a user name.").waitFor();
  expect(await address.inputValue()).toBe("ftp://example.com/hooks");
  expect(await address.getAttribute("aria-invalid")).toBe("true");
  await address.fill(url);
  await page.getByRole("button", { name: "Add webhook" }).click();
  const secret = (await page.getByTestId("webhook-secret").textContent()) ?? "";
  expect(secret).toMatch(/^whsec_/);
  await page.getByRole("button", { name: "I have saved the secret" }).click();
  await page.getByTestId("webhook-secret").waitFor({ state: "detached" });

  await page.getByRole("button", { name: `Send a test to ${url}` }).click();
  const sent = page.getByRole("list", { name: `Sent to ${url}` }).getByRole("listitem");
  await sent.getByText("Delivered").waitFor();
  await sent.getByText("Tried once. The endpoint returned 204.").waitFor();
  await page.getByRole("button", { name: /^Send again/ }).click();
  await expect.poll(() => received).toBe(2);
  await sent.getByText("Delivered").waitFor();
  expect(await page.content()).not.toContain(secret);

  await page.getByRole("button", { name: `Replace secret: ${url}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await page.getByTestId("webhook-secret").count()).toBe(0);
  await page.getByRole("button", { name: `Replace secret: ${url}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Replace secret" }).click();
  const next = (await page.getByTestId("webhook-secret").textContent()) ?? "";
  expect(next).toMatch(/^whsec_/);
  expect(next).not.toBe(secret);
  expect(await page.getByText(/^We also sign with the previous secret until/).count()).toBe(2);
  await page.getByRole("button", { name: `Send a test to ${url}` }).click();
  await expect.poll(() => signatures.at(-1)?.split(" ").length).toBe(2);
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have saved the secret" }).click();

  await page.getByRole("button", { name: `Remove ${url}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await page.getByText("Webhook removed.").waitFor();
  await page.getByText(/^No webhooks yet/).waitFor();
});

it("shows a disabled webhook and enables it, on a phone", async () => {
  const { page, appId, id } = await developersPage({ viewport: PHONE });
  const endpoint = { appId, accountId: id, url, kinds: ["job.opened", "job.closed"], disabledAt: new Date() };
  const { id: endpointId } = await app.db.prisma.webhookEndpoint.create({ data: endpoint });
  await app.db.prisma.webhookDelivery.createMany({
    data: Array.from({ length: 12 }, (_, n) => ({
      ...{ endpointId, eventId: `test:${n}`, kind: "test", body: "{}", attempts: 12, lastStatus: 500 },
      ...{ lastError: "The endpoint returned 500.", lastAttemptAt: new Date(), failedAt: new Date() },
    })),
  });
  await page.reload();
  await page.getByText(/^Disabled: Deliveries failed for 3 days/).waitFor();
  await page.getByRole("button", { name: `View log: ${url}` }).click();
  await page.getByText("Tried 12 times. The endpoint returned 500.").first().waitFor();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => page.getByText("Failed", { exact: true }).count()).toBe(12);
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Enable ${url}` }).click();
  await page.getByText("Webhook enabled.").waitFor();
  await page.getByRole("button", { name: `Send a test to ${url}` }).waitFor();
});

it("shows a placeholder while the webhooks load, as wide as they are", { tags: ["thorough"] }, async () => {
  const { page } = await developersPage({ viewport: PHONE });
  await page.route("**/graphql*", async (route) => {
    if (/Webhooks/.test(route.request().url() + (route.request().postData() ?? ""))) return;
    await route.continue();
  });
  await page.reload();
  const shape = page.getByRole("status", { name: "Loading webhooks" });
  await shape.waitFor();
  const widths = await shape.evaluate((element) => [element.clientWidth, element.parentElement?.clientWidth ?? 0]);
  expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) * 0.8);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
