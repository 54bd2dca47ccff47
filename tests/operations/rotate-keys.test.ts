// @module-tag thorough

import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sealKey } from "../../server/accounts/factors/authenticator-codes.ts";
import { serverSecrets } from "../../server/platform/secrets/server-secrets.ts";
import { temporaryFolder } from "../../server/testing/temporary-folder.ts";
import { testDatabase } from "../../server/testing/test-database.ts";
import { npmRun } from "../support/npm-run.ts";

const db = testDatabase();
const dataDir = temporaryFolder();

const rotateKeys = async (env: Record<string, string> = {}) =>
  (await npmRun({ DATABASE_URL: db.url, DATA_DIR: dataDir, ...env }, "rotate-keys")).stdout;
const OLD = "the secret that signed until today, 0123456789";

/** The audit log's entries of the commands. */
async function noted(): Promise<string[]> {
  const events = await db.prisma.auditEvent.findMany({ orderBy: { createdAt: "asc" } });
  expect(events.every(({ accountId, address }) => accountId === null && /^command line: \w/.test(address))).toBe(true);
  return events.map(({ operation }) => operation);
}

/** An authenticator app whose key is encrypted with this secret. */
async function withApp(secret: string): Promise<void> {
  const { id: accountId } = await db.build.seeker();
  const sealedKey = sealKey(serverSecrets({ current: secret }), accountId, Buffer.from("the key of the app"));
  await db.prisma.authenticatorApp.create({ data: { accountId, sealedKey, confirmedAt: new Date() } });
}

test("the state of a rotation follows from the settings, and the command prints the next step", async () => {
  await withApp(OLD);
  const begun = await rotateKeys({ TOKEN_SECRET: OLD });
  expect(begun).not.toContain(OLD);
  const secret = /TOKEN_SECRET_NEXT=(\w{64})\n/.exec(begun)?.[1] ?? "";
  const pushKey = /VAPID_PRIVATE_KEY=([\w-]{43})\n/.exec(begun)?.[1] ?? "";
  expect(begun).toContain(`TOKEN_SECRET=${secret}\n`);
  expect(await rotateKeys({ TOKEN_SECRET: OLD, VAPID_PRIVATE_KEY: pushKey })).not.toContain("VAPID_PRIVATE_KEY");

  const known = await rotateKeys({ TOKEN_SECRET: OLD, TOKEN_SECRET_NEXT: secret });
  expect(known).toMatch(/^TOKEN_SECRET_NEXT is set\. When all nodes have it/);

  const signing = { TOKEN_SECRET: secret, TOKEN_SECRET_PREVIOUS: OLD };
  expect(await rotateKeys(signing)).toMatch(
    /^Re-encrypted: authenticator apps: 1; webhook secrets: 0\.\n\nNo stored value/,
  );
  expect(await rotateKeys(signing)).toContain("60 days after the old secret stopped signing");
  const [other, another] = ["a secret that nobody set, of enough length", "and another that nobody has set, either"];
  for (const env of [{ TOKEN_SECRET: other, TOKEN_SECRET_PREVIOUS: another }, { TOKEN_SECRET: other }])
    await expect(rotateKeys(env as Record<string, string>)).rejects.toMatchObject({
      code: 1,
      stdout: expect.not.stringMatching(/No stored value|new secret/),
      stderr: expect.stringMatching(
        /^Encrypted with a secret that is not set here: authenticator apps: 1; webhook secrets: 0\.\n/,
      ),
    });
  // Started twice, re-encrypted three times; printing the next step is not recorded.
  expect(await noted()).toEqual([
    ...["OPERATOR_SECRET_MADE", "OPERATOR_SECRET_MADE"],
    ...["OPERATOR_SECRETS_SEALED", "OPERATOR_SECRETS_SEALED", "OPERATOR_SECRETS_SEALED"],
  ]);
});

test("a folder that stores its own secret gets another, and the second run does the rest", async () => {
  const before = (await noted()).length;
  await db.prisma.authenticatorApp.deleteMany();
  // Without a secret there is none to rotate, and none is invented.
  await expect(rotateKeys({ TOKEN_SECRET: "" })).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^There is no secret to rotate: TOKEN_SECRET is not set, and DATA_DIR=/),
  });
  expect(await readdir(dataDir)).toEqual([]);
  await writeFile(join(dataDir, "token-secret"), OLD);
  await rotateKeys().then((begun) =>
    expect(begun).toMatch(/^There is a new secret\. Tokens signed with the old one are accepted for 60 more days/),
  );
  expect(await rotateKeys()).toMatch(/It expires on 20\d\d-\d\d-\d\d/);
  expect((await noted()).slice(before)).toEqual(["OPERATOR_SECRET_MADE", "OPERATOR_SECRETS_SEALED"]);
});
