import { expect, test } from "vitest";
import { differenceToSchema } from "../scripts/schema-engine.ts";
import { useTestDatabase } from "../server/testing/test-database.ts";

const database = useTestDatabase();

test("the migrations lead to schema.prisma", async () => {
  expect(await differenceToSchema(database.url)).toBe("-- This is an empty migration.\n");
});
