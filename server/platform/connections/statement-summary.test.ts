import { expect, test } from "vitest";
import { statementSummary } from "./statement-summary.ts";

test.each([
  ["select id from jobs where title = $1", "SELECT jobs"],
  ['SELECT "public"."accounts"."id" FROM "public"."accounts" WHERE "email" = $1', "SELECT accounts"],
  ['INSERT INTO "public"."mails" ("id") VALUES ($1) RETURNING "id"', "INSERT mails"],
  ["update only jobs set title = $1", "UPDATE jobs"],
  ["delete from graphile_worker._private_jobs where id = $1", "DELETE graphile_worker._private_jobs"],
  ["BEGIN", "BEGIN"],
  ["  commit", "COMMIT"],
  [
    "with page as materialized (select id from jobs limit 20) select * from page join companies c on true",
    "SELECT companies",
  ],
  ["with page as (select id from jobs) select * from page", "SELECT jobs"],
  ["with gone as (delete from sessions returning id) insert into events select id from gone", "INSERT events"],
  ["select * from (select 1 from jobs) x", "SELECT jobs"],
  ["select pg_notify('from ada@example.com', message) from unnest($1::text[]) message", "SELECT unnest"],
  ["select 1 -- from ada", "SELECT"],
  ["/* from ada */ select 'it''s from ada'", "SELECT"],
  ["", "SQL"],
])("%s is %s", (text, summary) => {
  expect(statementSummary(text)).toBe(summary);
});
