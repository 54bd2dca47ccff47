import { expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { searchJobs } from "./job-search.store.ts";
import { addSynonyms, listSynonyms, removeSynonyms } from "./synonyms.store.ts";

const db = testDatabase();
const titles = async (keyword: string) =>
  (await searchJobs(db, { keyword }, { first: 5 }, null, "card")).nodes.map(({ title }) => title);

test("operators add and remove synonyms, effective from the next search", async () => {
  await db.build.job({ title: "Sommelier", location: "Nashik" });
  expect(await titles("wine steward")).toEqual([]);
  const { id, terms } = await addSynonyms(db, {
    terms: ["Sommelier", " Wine-Steward", "wine steward", "Cellar Master."],
    same: true,
  });
  expect(terms).toEqual(["sommelier", "winesteward", "wine steward", "cellar master"]);
  expect(await titles("wine steward nashik")).toEqual(["Sommelier"]);
  expect(await titles("cellar master")).toEqual(["Sommelier"]);
  expect((await listSynonyms(db)).at(-1)).toEqual({ id, terms, same: true });
  expect([await removeSynonyms(db, id), await removeSynonyms(db, id)]).toEqual([true, false]);
  expect(await titles("cellar master")).toEqual([]);
});

test("related terms are searched from the first term only", async () => {
  await db.build.job({ title: "Barista", location: "Coorg" });
  await addSynonyms(db, { terms: ["espresso", "barista"], same: false });
  expect(await titles("espresso")).toEqual(["Barista"]);
  expect(await titles("barista")).toEqual(["Barista"]);
});

test("the synonyms of an equivalent word are searched, too, unless that is an abbreviation", async () => {
  await db.build.job({ title: "Frontend Engineer", location: "Hampi" });
  await db.build.job({ title: "Cellist", location: "Hampi" });
  await addSynonyms(db, { terms: ["clo", "chief lending officer"], same: true });
  await addSynonyms(db, { terms: ["clo", "cellist"], same: true });
  expect(await titles("frontend developer")).toEqual(["Frontend Engineer"]);
  expect(await titles("frontend dev")).toEqual(["Frontend Engineer"]);
  expect(await titles("front-end devs")).toEqual(["Frontend Engineer"]);
  expect(await titles("clo")).toEqual(["Cellist"]);
  expect(await titles("chief lending officer")).toEqual([]);
});

test.each([[["one"]], [["one", "One!"]], [["", "."]]])("%j are not accepted as synonyms", async (terms) => {
  await expect(addSynonyms(db, { terms, same: true })).rejects.toMatchObject({ code: "BAD_USER_INPUT" });
});
