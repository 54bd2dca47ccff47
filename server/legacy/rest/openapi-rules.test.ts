import { createConfig, lintFromString } from "@redocly/openapi-core";
import { type RulesetDefinition, Spectral } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const served = async () => (await fetch(`${app.url}/api-docs/openapi.json`)).text();

test("the document passes Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source: await served(), absoluteRef: "openapi.json", config });
  const lines = found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
  expect(lines).toEqual([]);
});

test("the document passes Spectral's recommended rules for OpenAPI", async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, "recommended"]] });
  const found = await spectral.run(JSON.parse(await served()));
  expect(found.map(({ code, path, message }) => `${code} ${path.join("/")}: ${message}`)).toEqual([]);
});
