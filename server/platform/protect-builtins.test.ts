import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { packageRoot } from "./package-root.ts";

/** Runs a program after the built-ins were protected, in a process of its own. @returns what it prints */
async function run(program: string): Promise<string> {
  const text = `import { protectBuiltins } from "./server/platform/protect-builtins.ts"; protectBuiltins(); ${program}`;
  const options = ["--import", "tsx", "--input-type=module", "--eval", text];
  const { stdout } = await promisify(execFile)(process.execPath, options, { cwd: packageRoot });
  return stdout.trim();
}

const WRITES = [
  "({}).hasOwnProperty.call = 1",
  "({}).toString.call = 1",
  "({}).__proto__.polluted = 1",
  "[].push = 1; Array.prototype.push = 1",
  "Array.prototype.map.call = 1",
  "Function.prototype.call = 1",
  "String.prototype.polluted = 1",
  "Promise.prototype.then = 1",
  "new Map().get.apply = 1",
];

test("what all values share cannot be changed by a path that follows what they inherit", async () => {
  const attempts = WRITES.map((write) => `try { ${write}; console.log(${JSON.stringify(write)}); } catch {}`);
  const rest = "console.log(typeof ({}).hasOwnProperty.call, ({}).polluted, [1].map((n) => n + 1).join());";
  expect(await run(`${attempts.join("\n")}\n${rest}`)).toBe("function undefined 2");
});

test("libraries go on setting names of their own objects", async () => {
  const program = `
    class Own extends Error { constructor() { super("a"); this.name = "Own"; this.message = "b"; this.stack = "c"; } }
    function Old() {} Old.prototype = Object.create(Array.prototype); Old.prototype.constructor = Old;
    Old.prototype.toString = () => "old"; const date = new Date(0); date.toJSON = () => "then";
    console.log(String(new Own()), String(new Old()), JSON.stringify(date));`;
  expect(await run(program)).toBe('Own: b old "then"');
});
