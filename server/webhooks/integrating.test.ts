import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../prisma/factories/index.ts";
import { packageRoot } from "../platform/package-root.ts";
import { signedInRecruiter, signedInSeeker } from "../testing/people.ts";
import { testApp } from "../testing/test-app.ts";
import { signedHeaders, webhookSecret } from "./webhook-secret.ts";

// What docs/integrating.md shows is what is run here.

const app = testApp();
const run = promisify(execFile);
const guide = readFile(join(packageRoot, "docs/integrating.md"), "utf8");
const snippet = async (start: string) => {
  const found = [...(await guide).matchAll(/```\w+\n([\s\S]*?)```/g)].find(([, text = ""]) => text.startsWith(start));
  if (!found?.[1]) throw new Error(`docs/integrating.md has nothing that begins with ${start}`);
  return found[1];
};
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "worklane-guide-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("the first call, in a shell and in JavaScript", async () => {
  const { id: accountId, name } = await signedInSeeker(app.db);
  const { key } = await buildApp(app.db.prisma, { accountId, scopes: ["jobs:read"] });
  const env = { ...process.env, WORKLANE_URL: app.url, WORKLANE_KEY: key };
  await writeFile(join(folder, "first-call.mjs"), await snippet("// first-call.mjs"));
  const answers = [
    await run("sh", ["-c", await snippet("curl")], { env }),
    await run(process.execPath, [join(folder, "first-call.mjs")], { env }),
  ];
  for (const { stdout } of answers) expect(JSON.parse(stdout).data.viewer).toEqual({ name, role: "SEEKER" });
});

test("a write that may be repeated", async () => {
  const { id } = await signedInRecruiter(app.db);
  const { key } = await buildApp(app.db.prisma, { accountId: id, companyId: id, scopes: ["jobs:write"] });
  const env = { ...process.env, WORKLANE_URL: app.url, WORKLANE_KEY: key };
  const { stdout } = await run("sh", ["-c", await snippet("# repeatable.sh")], { env });
  expect(JSON.parse(stdout).data.closeJobs).toEqual({ jobs: [] });
  expect(await app.db.prisma.idempotencyKey.count({ where: { accountId: id, answer: { not: null } } })).toBe(1);
});

const secret = webhookSecret(new TextEncoder().encode("a secret"), "an endpoint");
const body = '{"type":"test","data":{"message":"Grüße"}}';
const cases = () => {
  const now = new Date();
  const headers = signedHeaders(secret, "msg_1", body, now);
  const old = signedHeaders(secret, "msg_1", body, new Date(now.getTime() - 600_000));
  return [
    { secret, headers, body, genuine: true },
    {
      secret,
      headers: { ...headers, "webhook-signature": `v1,AAAA ${headers["webhook-signature"]}` },
      body,
      genuine: true,
    },
    { secret, headers, body: body.replace("test", "last"), genuine: false },
    { secret: webhookSecret(new TextEncoder().encode("another"), "an endpoint"), headers, body, genuine: false },
    { secret, headers: old, body, genuine: false },
    { secret, headers: { ...headers, "webhook-id": "msg_2" }, body, genuine: false },
  ];
};

test.each([
  [
    "verify.mjs",
    process.execPath,
    "\nconsole.log(JSON.stringify(JSON.parse(process.argv[2]).map((c) => verify(c.secret, c.headers, c.body))));",
  ],
  [
    "verify.py",
    "python3",
    "\nimport json, sys\nprint(json.dumps([verify(c['secret'], c['headers'], c['body']) for c in json.loads(sys.argv[1])]))",
  ],
])("webhooks are verified by %s", async (name, program, callIt) => {
  const given = cases();
  const text = await snippet(name.endsWith("py") ? `# ${name}` : `// ${name}`);
  await writeFile(join(folder, name), text + callIt);
  const { stdout } = await run(program, [join(folder, name), JSON.stringify(given)]);
  expect(JSON.parse(stdout)).toEqual(given.map(({ genuine }) => genuine));
});
