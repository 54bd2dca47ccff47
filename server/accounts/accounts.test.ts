import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";

const app = testApp();

test("nobody is signed in at first", async () => {
  expect(await app.expectOk("{ viewer { id } }")).toEqual({ viewer: null });
});
