import fc from "fast-check";
import { parse } from "graphql";
import { expect, test } from "vitest";
import { heldBytes } from "../testing/process-use.ts";
import { documentStore } from "./document-cache.ts";

test("documents that are all different fill the memory up to a bound, however they are made", {
  tags: ["thorough"],
}, async () => {
  const filler = fc.constantFrom("id ", "# a\n", "a: id ", "\n", "...on Job{id} ", "b: title(c: [1, 2, 3]) ");
  const body = fc.tuple(fc.array(filler, { minLength: 1, maxLength: 8 }), fc.nat(400));
  const bodies = fc.sample(body, 400);
  const store = documentStore();
  const before = heldBytes();
  let stored = 0;
  for (const [number, [parts, times]] of bodies.entries()) {
    const text = `query Q${number} { jobs { nodes { id ${parts.join("").repeat(times)}\n} } }`;
    await store.set(String(number), parse(text));
    stored += text.length;
  }
  expect(stored).toBeGreaterThan(500_000);
  expect(heldBytes() - before).toBeLessThan(45_000_000);
  expect(await store.get("0")).toBeUndefined();
});
