import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { packageRoot } from "./package-root.ts";

/** Runs a program, unless told otherwise after the built-ins were protected, in a process of its own. @returns what it prints */
async function run(program: string, { protect = true } = {}): Promise<string> {
  const protection = `import { protectBuiltins } from "./server/platform/protect-builtins.ts"; protectBuiltins();`;
  const text = protect ? `${protection} ${program}` : program;
  const options = ["--import", "tsx", "--input-type=module", "--eval", text];
  const { stdout } = await promisify(execFile)(process.execPath, options, { cwd: packageRoot });
  return stdout.trim();
}

/** Of a program's time with arrays after the built-ins were protected, how many times the time before. */
const MAX_SLOWDOWN = 2.5;

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
    function Old() {} Old.prototype = Object.create(Map.prototype); Old.prototype.constructor = Old;
    Old.prototype.toString = () => "old"; const date = new Date(0); date.toJSON = () => "then";
    console.log(String(new Own()), String(new Old()), JSON.stringify(date));`;
  expect(await run(program)).toBe('Own: b old "then"');
});

test("programs work on arrays as fast as before", async () => {
  const program = `
    const list = Array.from({ length: 1000 }, (_, index) => index);
    function work() {
      const sums = [];
      for (const number of list) sums.push(number);
      return sums.map((number) => number + 1).length;
    }
    let best = Infinity;
    for (let round = 0; round < 40; round += 1) {
      const from = performance.now();
      for (let turn = 0; turn < 200; turn += 1) work();
      best = Math.min(best, performance.now() - from);
    }
    console.log(best);`;
  const [before, after] = [Number(await run(program, { protect: false })), Number(await run(program))];
  expect(after / before).toBeLessThan(MAX_SLOWDOWN);
});
