import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
test("the document passes Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const source = await (await fetch(`${app.url}/api-docs/openapi.json`)).text();
  const found = await lintFromString({ source, absoluteRef: "openapi.json", config });
  const lines = found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
  expect(lines).toEqual([]);
});
