import { expect, test } from "vitest";
import { fieldsOf, problemsOf } from "./audit-search.ts";

const problemsIn = (query: string) => Object.keys(problemsOf(fieldsOf(new URLSearchParams(query))));

test.each([
  ["", []],
  ["address=192.0.2.7", []],
  ["address=2001:db8::7", []],
  ["address=::ffff:10.0.0.1", []],
  ["account=8f14e45f-ceea-467f-ab5e-6a1d6c1a2b3c", []],
  ["from=2026-02-01&until=2026-02-01", []],
  ["address=999.1.1.1", ["address"]],
  ["address=example.com", ["address"]],
  ["address=7", ["address"]],
  ["account=7", ["account"]],
  ["from=2026-02-02&until=2026-02-01", ["until"]],
])("%j can be searched for, except for what is wrong in %j", (query, wrong) => {
  expect(problemsIn(query)).toEqual(wrong);
});
