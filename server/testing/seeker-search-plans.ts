import { beforeAll, describe, expect, test } from "vitest";
import type { SeekerSearch } from "../seekers/seeker.search-conditions.ts";
import { candidatesOf, peersOf, seekerCountStatement, seekerSearchStatement } from "../seekers/seeker-search.store.ts";
import { buffersOf, explain, scansWhole } from "./explain.ts";
import { fillWithSeekers } from "./many-seekers.ts";
import { testDatabase } from "./test-database.ts";

/** Kinds of searches with different access paths; see `fillWithSeekers` for the data. */
const CLASSES: readonly (readonly [name: string, search: SeekerSearch])[] = [
  ["nothing asked", {}],
  ["a common word", { keyword: "engineer" }],
  ["a rare word", { keyword: "lighthouse" }],
  ["a word of old accounts only", { keyword: "cobol" }],
  ["a word that none has", { keyword: "xylophone" }],
  ["two letters that many have", { keyword: "go" }],
  ["two letters that none has", { keyword: "~z" }],
  ["a rare skill", { skills: "lighthouse" }],
  ["a skill that none has", { skills: "c++" }],
  ["four common fields", { qualification: "tech", currentProfession: "engineer", location: "pune", skills: "react" }],
  ["a common age", { ageRange: "20-25" }],
  ["an age that none has", { ageRange: "90-95" }],
  ["a language of many", { language: "hi" }],
  ["a language that none speaks", { language: "de" }],
  ["a notice period that many have", { maxNoticeDays: 30 }],
  ["a notice period that none has", { maxNoticeDays: 15 }],
  ["a place that many want", { placeWanted: "kochi" }],
  ["a place that none wants", { placeWanted: "reykjavik" }],
  ["a resume, which none has", { resumeUploaded: true }],
];

/** Tests that no kind of search scans the table: limits on the 8 kB pages read for its page and its count. */
export const testSeekerSearchPlans = (seekers: number) =>
  describe(`no search scans the table of ${seekers.toLocaleString("en")} seekers`, () => {
    const db = testDatabase();
    beforeAll(() => fillWithSeekers(db.pool, seekers), 600_000);

    test.each(CLASSES)("%s", async (_name, search) => {
      for (const list of [candidatesOf(crypto.randomUUID()), peersOf(crypto.randomUUID())]) {
        const page = await explain(db, seekerSearchStatement(list, search, { first: 20 }));
        expect(scansWhole(page, "seekers")).toBe(false);
        expect(buffersOf(page)).toBeLessThan(900);
        const count = await explain(db, seekerCountStatement(list, search));
        expect(scansWhole(count, "seekers")).toBe(false);
        expect(buffersOf(count)).toBeLessThan(1400);
      }
    });
  });
