import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { packageRoot } from "./package-root.ts";

/** Runs a program in a separate process, by default with protected built-ins. @returns its output */
async function run(program: string, { protect = true } = {}): Promise<string> {
  const protection = `import { protectBuiltins } from "./server/platform/protect-builtins.ts"; protectBuiltins();`;
  const text = protect ? `${protection} ${program}` : program;
  const options = ["--import", "tsx", "--input-type=module", "--eval", text];
  const { stdout } = await promisify(execFile)(process.execPath, options, { cwd: packageRoot });
  return stdout.trim();
}

/** Maximum ratio of the time for array operations with and without protected built-ins. */
const MAX_SLOWDOWN = 2.5;

const WRITES = [
  ...["({}).hasOwnProperty.call = 1", "({}).toString.call = 1", "({}).__proto__.polluted = 1"],
  ...["[].push = 1; Array.prototype.push = 1", "Array.prototype.map.call = 1", "Function.prototype.call = 1"],
  ...["String.prototype.polluted = 1", "Promise.prototype.then = 1", "new Map().get.apply = 1"],
];

test("shared prototypes cannot be changed through a path of inherited properties", async () => {
  const attempts = WRITES.map((write) => `try { ${write}; console.log(${JSON.stringify(write)}); } catch {}`);
  const rest = "console.log(typeof ({}).hasOwnProperty.call, ({}).polluted, [1].map((n) => n + 1).join());";
  expect(await run(`${attempts.join("\n")}\n${rest}`)).toBe("function undefined 2");
});

test("libraries can still set properties of their own objects", async () => {
  const program = `
    class Own extends Error { constructor() { super("a"); this.name = "Own"; this.message = "b"; this.stack = "c"; } }
    function Old() {} Old.prototype = Object.create(Map.prototype); Old.prototype.constructor = Old;
    Old.prototype.toString = () => "old"; const date = new Date(0); date.toJSON = () => "then";
    console.log(String(new Own()), String(new Old()), JSON.stringify(date));`;
  expect(await run(program)).toBe('Own: b old "then"');
});

test("array operations are as fast as before", async () => {
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
