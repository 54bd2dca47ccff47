// @module-tag thorough

import { expect, test } from "vitest";
import { testApp } from "../test-app.ts";
import { declaredScopes } from "./declared-scopes.ts";
import { operations } from "./graphql-answers.ts";
import { documentOf, variablesOf } from "./graphql-operations.ts";
import { headersOf, makeScene, PEOPLE } from "./scene.ts";

const app = testApp();
/** Their effects are elsewhere: at the model, and in the bytes of files; the scene's interview has not begun. */
const isElsewhere = (name: string) => /AssistantAnswer|askAssistant|recordInterviewOutcome|saveScorecard/.test(name);
const repeatable = [...operations].filter(
  ([name, { kind, field }]) =>
    kind === "mutation" &&
    declaredScopes.has(name) &&
    !isElsewhere(name) &&
    field.args.every((arg) => arg.name !== "file"),
);

/**
 * Simulates a server that is killed after the change and before its response is sent.
 * @returns whether it was done with the key
 */
async function loseAnswer(): Promise<boolean> {
  const { count } = await app.db.prisma.idempotencyKey.updateMany({ data: { answer: null, claimedUntil: null } });
  return count > 0;
}

/** Rows of requests, not of their changes. */
const NOTED_EACH_TIME = ["audit_events", "idempotency_keys", "rate_limits"];

/** The number of rows of each table. */
async function rowCounts(): Promise<Record<string, number>> {
  const { rows } = await app.db.pool.query<{ name: string; count: number }>(
    `select relname as name, (xpath('/row/count/text()',
         query_to_xml(format('select count(*) from %I', relname), false, true, '')))[1]::text::int as count
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not relname = any($1)`,
    [NOTED_EACH_TIME],
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test.each(repeatable)(
  "%s, whose response was lost, is done once when it is repeated with its key",
  async (name, { field }) => {
    const done: string[] = [];
    for (const who of PEOPLE.filter((one) => one !== "signed out")) {
      const scene = await makeScene(app);
      const variables = variablesOf(field, scene);
      const document = documentOf("mutation", field, Object.keys(variables));
      const as = { headers: { ...headersOf(scene.people[who]), "idempotency-key": crypto.randomUUID() } };
      const first = await app.execute(document, variables, as);
      if (first.errors || !(await loseAnswer())) continue;
      done.push(who);
      const before = await rowCounts();
      const again = await app.execute(document, variables, as);
      expect([who, again.errors?.map(({ message }) => message)]).toEqual([who, undefined]);
      expect(again.data).toEqual(first.data);
      expect(await rowCounts()).toEqual(before);
      await app.db.prisma.idempotencyKey.deleteMany();
    }
    expect(done, `who may ${name}`).not.toEqual([]);
  },
);
