import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { type Mapping, mappingFaults, mappingSchema } from "./mapping.ts";
import { readRows } from "./read-file.ts";

const folder = temporaryFolder();

const FIELDS = {
  ...{ title: { column: "Title" }, description: { column: "Text" } },
  ...{ industry: { value: "IT" }, jobType: { value: "Full-time" }, workMode: { value: "onSite" } },
};
const mappingOf = (more: object = {}): Mapping =>
  mappingSchema.parse({
    ...{ externalId: { column: "Job ID" }, recruiter: { email: "ada@example.com" }, fields: FIELDS },
    ...more,
  });
async function readText(text: string | Buffer, mapping = mappingOf()) {
  const path = join(folder, "jobs.csv");
  await writeFile(path, text);
  return readRows(path, mapping);
}
const ROWS = [{ "Job ID": "1", Title: "Welder", Text: "You weld, daily" }];

test.each([
  ["commas", 'Job ID,Title,Text\n1,Welder,"You weld, daily"\n'],
  ["semicolons, as a spreadsheet writes in most of Europe", "Job ID;Title;Text\r\n1;Welder;You weld, daily\r\n"],
  ["tabs", "Job ID\tTitle\tText\n1\tWelder\tYou weld, daily\n"],
  ["a line that names the delimiter", "\ufeffsep=;\r\nJob ID;Title;Text\r\n1;Welder;You weld, daily\r\n"],
  ["spaces around the names of columns", '\ufeff Job ID , Title,"Text "\n1,Welder,"You weld, daily"'],
])("reads a file with %s", async (_, text) => {
  expect(await readText(text)).toMatchObject({ rows: ROWS, damaged: [] });
});

test("a delimiter that the mapping names is used", async () => {
  const { rows } = await readText("Job ID^Title^Text\n1^Welder^You weld, daily\n", mappingOf({ delimiter: "^" }));
  expect(rows).toEqual(ROWS);
});

test("a missing column is reported with those that were found", async () => {
  await expect(readText("Ref;Title;Text\n1;a;b\n")).rejects.toThrow(
    /jobs\.csv has no column "Job ID"\. Read with ";" between them, its columns are "Ref", "Title", "Text"\.$/,
  );
  await expect(readText("")).rejects.toThrow(/jobs\.csv has no header: it is empty\.$/);
});

test("the header has the columns, also when the first row is short; a row with too many cells is refused", async () => {
  const { rows, damaged } = await readText(
    "Job ID,Title,Text\nZ1,Short\n2,Nurse,You care\n3,Cook,You, cook\n4,Baker,x,,\n",
  );
  expect(rows).toEqual([
    { "Job ID": "Z1", Title: "Short", Text: "" },
    { "Job ID": "2", Title: "Nurse", Text: "You care" },
    { "Job ID": "4", Title: "Baker", Text: "x" },
  ]);
  expect(damaged).toEqual([{ line: 4, externalId: "", reason: "It has 4 cells, and the header has 3." }]);
});

test("a quote that is never closed is reported with its line, and loses no other row", async () => {
  const { rows, lines, damaged } = await readText(
    'Job ID,Title,Text\n1,A,"two\nlines"\n2,B,b\n\n3,"Unclosed,c\n4,D,é\n5,E 5" wide,e\n6,F,f\n',
  );
  expect(rows.map((row) => row["Job ID"])).toEqual(["1", "2", "4", "5", "6"]);
  expect(lines).toEqual([2, 4, 7, 8, 9]);
  expect(damaged.map(({ line, reason }) => [line, reason])).toEqual([
    [6, "A quote that opens on this line is never closed."],
  ]);
});

test("the whole mapping is checked before a file is imported", () => {
  const recruiter = { company: { column: "Company" }, emailDomain: "jobs.example.com", location: "Pune" };
  const faults = (change: object, more: object = {}) => {
    const externalId = { column: "Job ID" };
    const given = { externalId, recruiter: { ...recruiter, ...change }, fields: FIELDS, ...more };
    const { error } = mappingSchema.safeParse(given);
    return error && mappingFaults(error);
  };
  expect(faults({})).toBeUndefined();
  expect(faults({ location: undefined })).toMatch(/^recruiter\.location: \S/);
  expect(faults({ location: " " })).toMatch(/^recruiter\.location: \S/);
  expect(faults({ industry: "x".repeat(121) })).toMatch(/^recruiter\.industry: Industry must be at most 120/);
  expect(faults({ companySize: "huge" })).toBe("recruiter.companySize: Choose a company size from the list");
  for (const emailDomain of ["example", "-a.com", "a..com", "Exa mple.com", `${"a".repeat(70)}.com`])
    expect(faults({ emailDomain }), emailDomain).toMatch(/^recruiter\.emailDomain: emailDomain is a domain/);
  expect(faults({}, { numberFormat: "1,2" })).toMatch(/^numberFormat: \S/);
  expect(faults({}, { dateFormat: "DD/MM" })).toMatch(/^dateFormat: A date format is/);
});
