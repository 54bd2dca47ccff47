import fc from "fast-check";
import { expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { readTypedWords, wordsOf } from "./words.ts";

const db = testDatabase();
const inDatabase = async (text: string) =>
  (await db.pool.query<{ words: string[] }>("select search_words_of($1) as words", [text])).rows[0]?.words ?? [];

test.each([
  ["C++ and C#, C/C++", ["c++", "and", "c#", "c"]],
  ["Node.js, node.js", ["nodejs", "node", "js"]],
  [".NET and ASP.NET Core", ["dotnet", "and", "asp", "core"]],
  ["Sr. Engineer", ["sr", "engineer"]],
  ["front-end R&D it's", ["frontend", "front", "end", "rd", "r", "d", "its", "it", "s"]],
  ["Café Ångström ﬁne", ["cafe", "angstrom", "fine"]],
  ["5+ years, 0-1 year", ["5+", "5", "years", "01", "0", "1", "year"]],
  ["…  ,;!? \u0000", []],
  ["😀# sings", ["😀#", "sings"]],
  ["हिन्दी मलयालम", ["हिन्दी", "मलयालम"]],
])("the words of %j", async (text, words) => {
  expect([...wordsOf(text)].sort()).toEqual([...words].map((word) => word.normalize("NFKD")).sort());
  expect((await inDatabase(text.replaceAll("\u0000", ""))).sort()).toEqual([...wordsOf(text)].sort());
});

test("the database splits any text as the server does", async () => {
  const letters = [..."aBéİßज1+#.-&' \n_😀ﬁ—%", "net"];
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(...letters), fc.string({ minLength: 1, maxLength: 1 })),
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(text, async (given) => {
      const storable = given.replaceAll("\u0000", "").toWellFormed();
      expect((await inDatabase(storable)).sort()).toEqual([...wordsOf(storable)].sort());
    }),
    { numRuns: 500 },
  );
});

test("typed words keep their order", () => {
  expect(readTypedWords("Senior Node.js engineer").map(({ whole }) => whole)).toEqual(["senior", "nodejs", "engineer"]);
});
