import { expect, it } from "vitest";
import { multipartBody, takeFiles } from "./upload-link.ts";

const file = new Blob(["%PDF"], { type: "application/pdf" });

it("finds files anywhere in the variables and replaces them by null", () => {
  const { clean, files } = takeFiles({ input: { name: "Ada", resume: file, list: [1, file] } }, "variables");
  expect(clean).toEqual({ input: { name: "Ada", resume: null, list: [1, null] } });
  expect(files.map(({ path }) => path)).toEqual(["variables.input.resume", "variables.input.list.1"]);
});

it("leaves other values unchanged", () => {
  expect(takeFiles({ a: 1, b: null, c: "x", d: [true] }, "variables")).toEqual({
    clean: { a: 1, b: null, c: "x", d: [true] },
    files: [],
  });
});

it("writes the multipart request", () => {
  const body = multipartBody({ query: "mutation" }, [{ path: "variables.file", file }]);
  expect(body.get("map")).toBe('{"0":["variables.file"]}');
  expect([...body.keys()]).toEqual(["operations", "map", "0"]);
});
