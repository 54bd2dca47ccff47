import { isUtf8 } from "node:buffer";
import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { AppError } from "../platform/errors.ts";
import { readZipEntries, unpacked } from "../platform/files/read-zip.ts";
import { readDay } from "./dates.ts";
import { NamedValues, type ProfileFormat, proposeNamedValues } from "./named-values.ts";
import type { ProposalDraft } from "./proposal.ts";

/** The tables of an export that describe the person; it has others, such as messages, which are not read. */
const TABLES = [
  ...["Profile", "Email Addresses", "PhoneNumbers", "Positions", "Education", "Skills", "Volunteering"],
  ...["Certifications", "Languages", "Projects", "Honors", "Courses", "Publications"],
];

const FORMAT: ProfileFormat = {
  fields: [
    ["name", " ", "Profile.0.First Name", "Profile.0.Last Name"],
    ["phone", "", "PhoneNumbers.0.Number"],
    ["email", "", "Email Addresses.0.Email Address"],
    ["currentProfession", "", "Profile.0.Headline"],
    ["about", "", "Profile.0.Summary"],
    ["location", "", "Profile.0.Geo Location"],
  ],
  histories: [
    {
      ...{ list: "Positions", kind: "JOB", title: "Title", company: "Company Name" },
      ...{ from: "Started On", to: "Finished On", responsibilities: ["Description"] },
    },
    {
      ...{ list: "Volunteering", kind: "SOCIAL", title: "Role", company: "Company Name" },
      ...{ from: "Started On", to: "Finished On", responsibilities: ["Description"] },
    },
  ],
  education: {
    ...{ list: "Education", qualification: "Degree Name", college: "School Name" },
    ...{ end: "End Date", marks: "Notes" },
  },
  entries: [
    {
      ...{ list: "Certifications", kind: "CERTIFICATE", title: "Name", organization: "Authority" },
      ...{ year: "Started On", link: "Url" },
    },
    { list: "Projects", kind: "PROJECT", title: "Title", year: "Finished On", link: "Url", more: ["Description"] },
  ],
  languages: { list: "Languages", name: "Name", level: "Proficiency" },
  skills: { list: "Skills", names: ["Name"] },
};

const MAX_ENTRIES = 2000;
/** Maximum size of a table, unpacked, in bytes. */
const MAX_TABLE = 2 * 1024 * 1024;
const MAX_ROWS = 200;

const tableOf = (path: string) => /(?:^|\/)([^/]+)\.csv$/i.exec(path)?.[1];

const isTable = (name: string) => TABLES.includes(tableOf(name) ?? "");

/** Whether an archive is an export of a LinkedIn profile. @throws DamagedZip, UNSUPPORTED_FILE if it is too large */
export function isLinkedInExport(bytes: Buffer): boolean {
  const entries = readZipEntries(bytes);
  if (!entries.some(({ name }) => tableOf(name) === "Profile")) return false;
  if (entries.length > MAX_ENTRIES || entries.some(({ name, size }) => isTable(name) && size > MAX_TABLE))
    throw new AppError("UNSUPPORTED_FILE", "This export is too large when it is unpacked. Upload a resume instead.");
  return true;
}

/** Reads an archive that `isLinkedInExport` accepts. @throws DamagedZip */
export async function readLinkedIn(bytes: Buffer, draft: ProposalDraft): Promise<void> {
  const values = new NamedValues(draft);
  const entries = readZipEntries(bytes);
  for (const table of TABLES) {
    const entry = entries.find(({ name }) => tableOf(name) === table);
    if (!entry) continue;
    const rows = rowsOf(await buffer(unpacked(entry)));
    if (rows.length > MAX_ROWS) draft.truncate();
    for (const [index, row] of rows.slice(0, MAX_ROWS).entries())
      for (const [column, value] of Object.entries(row)) values.set(`${table}.${index}.${column}`, value);
  }
  const [born] = values.at("Profile.0.Birth Date");
  const birth = born && readDay(born.text);
  if (born && birth && !birth.lacksDay) draft.propose("dob", birth.day, born.line);
  const [sites] = values.at("Profile.0.Websites");
  const site = /https?:\/\/(?:[^\],\s]|,(?![A-Z_]+:|\[))+/.exec(sites?.text ?? "");
  if (sites && site) draft.propose("github", site[0], sites.line);
  proposeNamedValues(values, FORMAT);
}

/** A spreadsheet program saves a table with semicolons in some countries, and on Windows in its own encoding. */
function rowsOf(table: Buffer): Record<string, string>[] {
  const isUtf16 = table[0] === 0xff;
  const text = isUtf8(table) || isUtf16 ? table : new TextDecoder("windows-1252").decode(table);
  const [, delimiter = ","] = /^[^\n,;\t]*([;\t])/.exec(table.toString("latin1", 0, 1000)) ?? [];
  const options = { columns: true, bom: true, relax_quotes: true, relax_column_count: true, to: MAX_ROWS + 1 } as const;
  return parse(text, { ...options, delimiter });
}
