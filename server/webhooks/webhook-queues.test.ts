import { createServer } from "node:http";
import { afterAll, expect, test, vi } from "vitest";
import { closeServer, listen } from "../testing/listen.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp({ worker: true });
const received: string[] = [];
/** Responds only at `/quick`. */
const receiver = createServer((request, response) => {
  received.push(request.url ?? "");
  if (request.url === "/quick") response.writeHead(204).end();
});
afterAll(() => closeServer(receiver));

test("unresponsive endpoints hold up neither each other nor a responsive one", async () => {
  const { id } = await app.build.recruiter();
  const { appId } = await app.build.app({ accountId: id, companyId: id, scopes: ["jobs:read"] });
  const origin = `http://127.0.0.1:${await listen(receiver)}`;
  const endpoint = (path: string) => ({ appId, accountId: id, url: `${origin}${path}`, kinds: ["job.opened"] });
  const slow = ["/slow/1", "/slow/2", "/slow/3", "/slow/4", "/slow/5"];
  await app.db.prisma.webhookEndpoint.createMany({ data: slow.map(endpoint) });
  await app.build.job({ companyId: id });
  // Each request times out after 5 seconds.
  await vi.waitFor(() => expect([...received].sort()).toEqual(slow), { timeout: 4000 });
  await app.db.prisma.webhookEndpoint.create({ data: endpoint("/quick") });
  await app.build.job({ companyId: id });
  await vi.waitFor(() => expect(received).toContain("/quick"), { timeout: 2500 });
});
