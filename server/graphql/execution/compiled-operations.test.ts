// @module-tag thorough

import { getOperationAST, parse } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { loadDemo } from "../../../prisma/demo/load-demo.ts";
import { WEB_DOCUMENTS } from "../../generated/web-documents.ts";
import type { Answer } from "../../testing/send.ts";
import { graphql, testApp } from "../../testing/test-app.ts";

/** Enough executions for a query to be compiled. */
const OFTEN = 4;

/** Every query that the web client sends. */
const queries = Object.values(WEB_DOCUMENTS).map((text) => ({
  name: getOperationAST(parse(text))?.name?.value,
  text,
}));

describe("a query that is sent repeatedly", () => {
  const app = testApp();
  let cookies: string[] = [];
  let ids: string[] = [];

  beforeAll(async () => {
    await loadDemo(app.app.platform);
    const seeker = await app.db.prisma.seeker.findFirstOrThrow({
      where: { account: { email: "asha.menon@worklane.example" } },
    });
    const job = await app.db.prisma.job.findFirstOrThrow({ where: { applications: { some: {} } } });
    const peer = await app.db.prisma.seeker.findFirstOrThrow({ where: { id: { not: seeker.id } } });
    cookies = await Promise.all([
      app.signIn({ id: seeker.id, role: "SEEKER" }),
      app.signIn({ id: job.companyId, role: "RECRUITER" }),
    ]);
    ids = [peer.id, job.id];
  });

  /** Removes the request ids that masked errors contain. */
  const shown = ({ data, errors }: Answer<unknown>) => ({
    data,
    errors: errors?.map(({ extensions: { code, fields }, ...error }) => ({ ...error, code, fields })),
  });

  test("there are queries to test", () => expect(queries.length).toBeGreaterThan(20));

  test.each(queries)("$name gets the same answer each time, for every caller", async ({ text }) => {
    for (const id of ids) {
      const variables = { first: 3, id, jobId: id, seekerId: id, companyId: id, peerId: id };
      for (const cookie of ["", ...cookies]) {
        const ask = () => app.execute(text, variables, { cookie });
        const first = shown(await ask());
        for (let time = 1; time < OFTEN; time++) expect(shown(await ask())).toEqual(first);
      }
    }
  });

  test("conditions are respected", async () => {
    const query = graphql(
      `query OftenConditional($more: Boolean!) { jobs(first: 1) { nodes { id title @include(if: $more) } } }`,
    );
    for (let time = 0; time < OFTEN; time++) {
      const { jobs } = await app.expectOk(query, { more: time % 2 === 0 });
      expect("title" in (jobs.nodes[0] ?? {})).toBe(time % 2 === 0);
    }
  });

  test("a field may be named __proto__", async () => {
    for (let time = 0; time < OFTEN; time++) {
      const answer = await app.send("{ __proto__: jobs(first: 1) { nodes { __proto__: title } } }");
      expect(await answer.text()).toMatch(/^{"data":{"__proto__":{"nodes":\[{"__proto__":"/);
    }
  });
});
