import { afterAll, expect, test } from "vitest";
import { buildAccount } from "../../../prisma/factories/account.factory.ts";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";
import { makeScene } from "./scene.ts";
import { sceneCopies } from "./scene-copies.ts";

const databases: TestDatabase[] = [];
const database = async () => {
  const db = await createTestDatabase();
  databases.push(db);
  return db;
};
afterAll(() => Promise.all(databases.map((db) => db.close())));

test("rows whose ids were made within a millisecond are different rows in a copy", async () => {
  const db = await database();
  const ids = ["01932f4e-7a00-7000-8000-04aabbccddee", "01932f4e-7a00-7000-8000-08aabbccddee"];
  const storeCopy = await sceneCopies(db, async () => {
    for (const id of ids) await buildAccount(db.prisma, { id });
    return { scene: ids, tokens: [] };
  });
  const copied = await storeCopy();
  expect(new Set(copied).size).toBe(2);
  expect(await db.prisma.account.count({ where: { id: { in: copied } } })).toBe(2);
});

test("a copy's alert has its search, though the last alert for that search has ended", async () => {
  const db = await database();
  await makeScene({ db });
  await db.prisma.jobAlert.deleteMany();
  expect(await db.prisma.jobAlertSearch.count()).toBe(0);
  const { jobAlertId } = await makeScene({ db });
  expect(await db.prisma.jobAlert.findUniqueOrThrow({ where: { id: jobAlertId }, select: { asked: true } })).toEqual({
    asked: expect.objectContaining({ search: { keyword: "welder" } }),
  });
});
