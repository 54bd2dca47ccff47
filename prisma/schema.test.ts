import { expect, test } from "vitest";
import { differenceToSchema } from "../scripts/schema-engine.ts";
import { testDatabase } from "../server/testing/test-database.ts";

const database = testDatabase();

test("the migrations result in schema.prisma", async () => {
  expect(await differenceToSchema(database.url)).toBe("-- This is an empty migration.\n");
});
