// @module-tag thorough

import { serverAudits } from "graphql-http";
import { expect, test } from "vitest";
import { testApp } from "../../server/testing/test-app.ts";

const app = testApp();

test("GraphQL over HTTP complies with its specification: every MUST and every SHOULD of the audit", async () => {
  const audits = serverAudits({ url: () => `${app.url}/graphql` });
  const answers = await Promise.all(audits.map(({ fn }) => fn()));
  expect(answers.length).toBeGreaterThan(50);
  const failed = answers.filter(({ status }) => status !== "ok");
  expect(
    failed.map(({ name, status, ...rest }) => `${status}: ${name} ${"reason" in rest ? rest.reason : ""}`),
  ).toEqual([]);
});
