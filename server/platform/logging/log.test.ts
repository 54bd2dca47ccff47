// @module-tag thorough

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

/** Arguments with which Node.js runs a script that has `log`. */
function scriptArgs(script: string): string[] {
  const module = JSON.stringify(join(import.meta.dirname, "log.ts"));
  const whole = `import { createLogger } from ${module}; const log = createLogger("info"); ${script}`;
  return ["--import", "tsx", "--input-type=module", "-e", whole];
}

/** Runs a script that has `log`. @returns the messages it wrote and its exit */
async function run(script: string, { until }: { until?: string } = {}) {
  const child = spawn(process.execPath, scriptArgs(script), { stdio: ["ignore", "pipe", "inherit"] });
  let written = "";
  child.stdout.on("data", (chunk: Buffer) => {
    written += chunk.toString();
    if (until && written.includes(until)) child.kill("SIGKILL");
  });
  await once(child, "close");
  return written
    .split("\n")
    .filter((line) => line.trim())
    .map((line): Record<string, unknown> => JSON.parse(line));
}

/** Runs a script that has `log` in a shell. @returns its exit status and error output; 137 if it had to be killed */
async function inShell(script: string, around: (command: string) => string): Promise<string> {
  const quoted = [process.execPath, ...scriptArgs(script)].map((part) => `'${part.replaceAll("'", "'\\''")}'`);
  const command = `timeout --signal=KILL 10 ${quoted.join(" ")}; echo $? >&2`;
  return (await promisify(execFile)("sh", ["-c", around(command)])).stderr;
}

describe("log lines", () => {
  const folder = temporaryFolder();
  test.each([
    ["exits normally", ""],
    ["is terminated", "process.exit(1);"],
  ])("are all written when the process %s", async (_, end) => {
    const lines = await run(`for (let n = 0; n < 2000; n++) log.info({ n }, 'line'); ${end}`);
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 2000 }, (_, n) => n));
  });

  test("are written however few they are", async () => {
    const runs = await Promise.all(
      Array.from({ length: 8 }, (_, n) => run(`log.info('only'); ${n % 2 ? "process.exit(1);" : ""}`)),
    );
    expect(runs.map((lines) => lines.map(({ msg }) => msg))).toEqual(runs.map(() => ["only"]));
  });

  test("are written after a moment while it keeps running", async () => {
    const lines = await run("log.info('first'); log.info('second'); setInterval(() => {}, 1000);", { until: "second" });
    expect(lines.map(({ msg }) => msg)).toEqual(["first", "second"]);
  });

  test("do not keep the process from exiting when nobody reads them any more", async () => {
    // The reader ends at once.
    expect(await inShell("log.info('last'); process.exit(3);", (command) => `(${command}) | true`)).toBe("3\n");
  });

  test("neither end the process nor keep it from exiting when there is no space for them", async () => {
    const script = "log.warn('lost'); setTimeout(() => { log.warn('lost, too'); process.exit(3); }, 500);";
    expect(await inShell(script, (command) => `(${command}) >/dev/full`)).toBe("3\n");
  });

  test("are written later if there was no space for them", async () => {
    const file = join(folder, "log");
    // A file that may not grow beyond 4,096 bytes; its owner then makes room.
    const script = `import { truncateSync } from "node:fs";
      process.on("SIGXFSZ", () => {});
      log.warn("x".repeat(3000));
      log.warn("y".repeat(3000));
      setTimeout(() => { truncateSync(${JSON.stringify(file)}); log.warn("later"); }, 500);`;
    await inShell(script, (command) => `(ulimit -f 8; ${command}) >>'${file}'`);
    expect(await readFile(file, "utf8")).toContain("later");
  });

  test("contain no secrets, including nested ones", async () => {
    const lines = await run("log.info({ password: 1, account: { password: 'secret', token: 't', id: 7 } }, 'x');");
    expect(lines[0]?.account).toEqual({ id: 7 });
  });

  test("contain no personal data of errors: values of rows, recipients, responses, addresses, secrets in URLs", async () => {
    const lines = await run(`
      const error = Object.assign(new Error("no mail for ada@example.com at https://key@push.example/send/secret?token=secret"), {
        code: "23505", constraint: "accounts_email_key", detail: "Key (email)=(ada@example.com) already exists.",
        rejected: ["ada@example.com"], rejectedErrors: [{ recipient: "ada@example.com" }], response: "550 no ada@example.com",
        endpoint: "https://push.example/send/secret", parameters: ["secret"], body: "secret",
        cause: new AggregateError([new Error("ada@example.com, too")]),
      });
      log.info({ err: error }, "failed");`);
    expect(JSON.stringify(lines)).not.toMatch(/ada@|secret|key@/);
    expect(lines[0]?.err).toMatchObject({
      type: "Error",
      message: "no mail for …@… at https://push.example/…",
      stack: expect.stringMatching(/ at .*\d+:\d+/),
      code: "23505",
      constraint: "accounts_email_key",
      cause: { type: "AggregateError", errors: [{ message: "…@…, too" }] },
    });
  });
});
