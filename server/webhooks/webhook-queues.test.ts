import { createServer } from "node:http";
import { afterAll, expect, test, vi } from "vitest";
import { buildApp, buildJob, buildRecruiter } from "../../prisma/factories/index.ts";
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
  const { id } = await buildRecruiter(app.db.prisma);
  const { appId } = await buildApp(app.db.prisma, { accountId: id, companyId: id, scopes: ["jobs:read"] });
  const origin = `http://127.0.0.1:${await listen(receiver)}`;
  const endpoint = (path: string) => ({ appId, accountId: id, url: `${origin}${path}`, kinds: ["job.opened"] });
  const slow = ["/slow/1", "/slow/2", "/slow/3", "/slow/4", "/slow/5"];
  await app.db.prisma.webhookEndpoint.createMany({ data: slow.map(endpoint) });
  await buildJob(app.db.prisma, { companyId: id });
  // Each request times out after 5 seconds.
  await vi.waitFor(() => expect([...received].sort()).toEqual(slow), { timeout: 4000 });
  await app.db.prisma.webhookEndpoint.create({ data: endpoint("/quick") });
  await buildJob(app.db.prisma, { companyId: id });
  await vi.waitFor(() => expect(received).toContain("/quick"), { timeout: 2500 });
});
