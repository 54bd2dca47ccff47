// @module-tag thorough

import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { packageRoot } from "../../server/platform/package-root.ts";
import { serverSecrets } from "../../server/platform/secrets/server-secrets.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { JOB_INPUT } from "../../server/testing/job-input.ts";
import { pdf } from "../../server/testing/sample-files.ts";
import { bearer, postBody } from "../../server/testing/send.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { nextSecret, signedHeaders } from "../../server/webhooks/webhook-secret.ts";
import { SCOPES, type Scope } from "../../shared/scopes.ts";

// Runs every piece of code in docs/integrating.md as an integrator would.

const app = testApp({ worker: true });
const run = promisify(execFile);
const guide = await readFile(join(packageRoot, "docs/integrating.md"), "utf8");
const snippets = [...guide.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
const tried = new Set<string>();
test("it names every scope, with what a key may do with it", () => {
  for (const [scope, { may }] of Object.entries(SCOPES)) {
    const words: { readonly SEEKER?: string; readonly RECRUITER?: string } = may;
    expect(guide).toContain(`| \`${scope}\` | ${words.SEEKER ?? "–"} | ${words.RECRUITER ?? "–"} |`);
  }
});

/** The code that starts with this text. */
function snippet(start: string): string {
  const found = snippets.find((text) => text.startsWith(start));
  if (!found) throw new Error(`docs/integrating.md has nothing that begins with ${start}`);
  tried.add(found);
  return found;
}

// Inside the package, so that the guide's libraries can be resolved.
const folder = join(packageRoot, "node_modules/.cache/guide");
beforeAll(() => mkdir(folder, { recursive: true }));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a program of the guide to a file that can be run. */
async function program(name: string, addition = ""): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, snippet(`${/\.(sh|py)$/.test(name) ? "#" : "//"} ${name}`) + addition);
  return path;
}
const environment = (more: Record<string, string> = {}) => ({ ...process.env, WORKLANE_URL: app.url, ...more });
async function runs(name: string, env: Record<string, string> = {}): Promise<string> {
  const path = await program(name);
  const { stdout } = await run(name.endsWith(".sh") ? "sh" : process.execPath, [path], { env: environment(env) });
  return stdout.trim();
}
/** Starts a program that runs until the test ends it. */
async function starts(name: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [await program(name)], {
    env: environment(env),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { next: async () => String((await lines.next()).value), stop: () => child.kill() };
}

/** A seeker with a key for every scope, and with an address to log in. */
async function seekerWithKey(email: string) {
  const { id, name } = await app.build.seeker({ account: { email } });
  const { key } = await app.build.app({ accountId: id, scopes: Object.keys(SCOPES) as Scope[] });
  return { id, name, env: { WORKLANE_KEY: key, WORKLANE_EMAIL: email, WORKLANE_PASSWORD: FACTORY_PASSWORD } };
}

test("the first call, in a shell and in JavaScript, and logging in", async () => {
  const { name, env } = await seekerWithKey("first@guide.example");
  expect(snippet("export WORKLANE_URL")).toBe("export WORKLANE_URL=http://localhost:4000\n");
  const curl = await run("sh", ["-c", snippet("curl")], { env: environment(env) });
  for (const answer of [curl.stdout, await runs("first-call.mjs", env)]) {
    expect(JSON.parse(answer).data.viewer).toEqual({ name, role: "SEEKER" });
  }
  expect(JSON.parse(await runs("login.mjs", env))).toMatchObject({ data: { viewer: { name } } });
});

test("lists, errors, limits and the mirror of open jobs", async () => {
  const { env } = await seekerWithKey("lists@guide.example");
  const { id: companyId } = await app.build.recruiter();
  for (let n = 1; n <= 51; n++) await app.build.job({ companyId, title: `Job of the guide ${n}` });
  const last = await app.build.job({ companyId });
  expect((await runs("pages.mjs")).split("\n")).toHaveLength(52);

  const problem = JSON.parse(await runs("problem.sh"));
  const shown = JSON.parse(snippet('{ "type": "http'));
  expect(problem).toEqual({
    ...shown,
    type: shown.type.replace("http://localhost:4000", "http://worklane.test"),
    instance: expect.stringMatching(/^urn:uuid:/),
  });
  expect(await runs("patient.mjs", env)).toBe("200");
  const repeated = JSON.parse(await runs("repeatable.sh", { WORKLANE_KEY: await companyKey(companyId) }));
  expect(repeated.data.closeJobs).toEqual({ jobs: [] });
  const kept = { accountId: companyId, answer: { not: null } };
  expect(await app.db.prisma.idempotencyKey.count({ where: kept })).toBe(1);

  const mirror = { MIRROR: join(folder, "jobs.json") };
  expect(await runs("mirror.mjs", mirror)).toBe("52 open jobs");
  await app.db.prisma.job.update({ where: { id: last.id }, data: { status: "CLOSED" } });
  await expect.poll(() => runs("mirror.mjs", mirror), { timeout: 10_000 }).toBe("51 open jobs");
  expect(env.WORKLANE_KEY).toMatch(/^wl_live_/);
});

const companyKey = async (id: string) => {
  const scopes: Scope[] = ["jobs:read", "jobs:write", "applications:read", "webhooks:write"];
  return (await app.build.app({ accountId: id, companyId: id, scopes })).key;
};

/** Sends an operation of the guide, and returns what is answered. */
const post = async (query: string, variables: object = {}, key?: string) =>
  (await postBody(app.url, { query, variables }, key ? bearer(key).headers : {})).json();

test("many jobs in one call", async () => {
  const { id } = await app.build.recruiter();
  const jobs = ["REQ-17", "A-2"].map((externalId) => ({ ...JOB_INPUT, externalId }));
  const key = await companyKey(id);
  expect(await post(snippet("mutation Mirror"), { jobs }, key)).toMatchObject({
    data: {
      upsertJobs: {
        results: [{ outcome: "CREATED", status: "OPEN", takesApplications: true }, { outcome: "CREATED" }],
        rateLimit: { limit: 6000, remaining: 5998 },
      },
    },
  });
  expect(await post(snippet("mutation CloseByYourIds"), {}, key)).toMatchObject({
    data: { closeJobs: { jobs: [{ id: expect.any(String) }], notClosed: [{ jobId: "REQ-18", code: "NOT_FOUND" }] } },
  });
});

test("one company's jobs, and changes since then", async () => {
  const { companyId } = await app.build.job({ title: "Riveter" });
  await app.build.job({ title: "Of another company" });
  const { data } = await post(snippet("query JobsOfOneCompany"), { companyId });
  expect(data.jobs.nodes.map(({ title }: { title: string }) => title)).toEqual(["Riveter"]);
});

test("uploads, in a shell and in JavaScript", async () => {
  const { env } = await seekerWithKey("uploads@guide.example");
  const file = join(folder, "cv.pdf");
  await writeFile(file, await pdf());
  const uploaded = { data: { uploadResume: { seeker: { resumeName: expect.stringMatching(/\.pdf$/) } } } };
  for (const name of ["upload.sh", "upload.mjs"]) {
    expect(JSON.parse(await runs(name, { ...env, RESUME: file })), name).toMatchObject(uploaded);
  }
});

test("both sockets report a message", async () => {
  const { id, env } = await seekerWithKey("sockets@guide.example");
  const [peer] = await app.connectedPair();
  await app.build.connection({ requesterId: id, addresseeId: peer.id });
  const [events, chat] = [await starts("subscribe.mjs", env), await starts("chat.mjs", env)];
  try {
    // Each first reports that it is listening.
    await Promise.all([events.next(), chat.next()]);
    const heard = Promise.all([events.next(), chat.next()]);
    await app.perform("sendMessage", { input: { recipientId: id, content: "Hello", clientId: randomUUID() } }, peer);
    const [event, line] = await heard;
    expect(JSON.parse(event)).toMatchObject({ chatEvents: { message: { content: "Hello" } } });
    expect(line).toBe("Hello");
  } finally {
    events.stop();
    chat.stop();
  }
});

test("the first webhook: added, received and verified with the guide's code", async () => {
  const { id } = await app.build.recruiter();
  const key = { WORKLANE_KEY: await companyKey(id) };
  const port = await freePort();
  const path = await program("add-webhook.sh");
  await writeFile(path, (await readFile(path, "utf8")).replace("localhost:8000", `localhost:${port}`));
  const added = JSON.parse((await run("sh", [path], { env: environment(key) })).stdout).data.createWebhookEndpoint;
  const receiver = await starts("receiver.mjs", { WEBHOOK_SECRET: added.secret, RECEIVER_PORT: String(port) });
  try {
    expect(await receiver.next()).toBe("listening");
    expect(JSON.parse(await runs("test-webhook.sh", { ...key, WEBHOOK_ID: added.endpoint.id }))).not.toHaveProperty(
      "errors",
    );
    expect(await receiver.next()).toBe("test { message: 'Worklane reaches you.' }");
  } finally {
    receiver.stop();
  }
});

const secretFrom = (current: string) =>
  nextSecret(serverSecrets({ current }), { id: "an endpoint", secretVersion: 1 }).secret;
const secret = secretFrom("a secret");
const body = '{"type":"test","data":{"message":"Grüße"}}';
const cases = () => {
  const now = new Date();
  const headers = signedHeaders([secret], "msg_1", body, now);
  const old = signedHeaders([secret], "msg_1", body, new Date(now.getTime() - 600_000));
  const other = secretFrom("another");
  const unsigned: Partial<typeof headers> = {};
  const two = { ...headers, "webhook-signature": `v1,AAAA ${headers["webhook-signature"]}` };
  return [
    { secret, headers, body, genuine: true },
    { secret, headers: two, body, genuine: true },
    { secret, headers, body: body.replace("test", "last"), genuine: false },
    { secret: other, headers, body, genuine: false },
    { secret, headers: old, body, genuine: false },
    { secret, headers: { ...headers, "webhook-id": "msg_2" }, body, genuine: false },
    { secret, headers: unsigned, body, genuine: false },
  ];
};

test.each([
  [
    "verify.mjs",
    [process.execPath],
    "\nconsole.log(JSON.stringify(JSON.parse(process.argv[2]).map((c) => verify(c.secret, c.headers, c.body))));",
  ],
  [
    "verify.ts",
    [process.execPath, "--import", "tsx"],
    `
const cases: { secret: string; headers: Record<string, string>; body: string }[] = JSON.parse(process.argv[2] ?? "");
const requestOf = ({ headers, body }: (typeof cases)[number]) => new Request("http://receiver.test", { method: "POST", headers, body });
Promise.all(cases.map((c) => eventOf(requestOf(c), c.secret).then(({ type }) => type !== "", () => false))).then((genuine) => console.log(JSON.stringify(genuine)));`,
  ],
  [
    "verify.py",
    ["python3"],
    "\nimport json, sys\nprint(json.dumps([verify(c['secret'], c['headers'], c['body']) for c in json.loads(sys.argv[1])]))",
  ],
])("webhooks are verified by %s", async (name, [command = "", ...options], callIt) => {
  const given = cases();
  const path = await program(name, callIt);
  const { stdout } = await run(command, [...options, path, JSON.stringify(given)]);
  expect(JSON.parse(stdout)).toEqual(given.map(({ genuine }) => genuine));
});

test("webhooks are verified by verify.sh", async () => {
  const path = await program("verify.sh");
  for (const { secret, headers, body, genuine } of cases()) {
    const [id, timestamp, signature] = ["id", "timestamp", "signature"].map(
      (name) => headers[`webhook-${name}` as keyof typeof headers],
    );
    const child = spawn("sh", [path, secret, id ?? "", timestamp ?? "", signature ?? ""], {
      stdio: ["pipe", "ignore", "inherit"],
    });
    child.stdin.on("error", () => {}).end(body);
    const [status] = await once(child, "exit");
    expect([headers, status === 0]).toEqual([headers, genuine]);
  }
});

test("every piece of code has been run", () => {
  // Bodies of events and the feed are compared in webhooks.test.ts and job-changes.test.ts, which read them.
  const rest = snippets.filter((text) => !tried.has(text) && !/^\{ "(type|changes)": /.test(text));
  expect(rest.map((text) => text.split("\n")[0])).toEqual([]);
});
