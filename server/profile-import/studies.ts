import { degreeAt } from "../fit/degrees.ts";
import { type Education, schoolLevel } from "./education.ts";
import { readMarks, statesMarks } from "./marks.ts";
import type { Found } from "./proposal.ts";
import type { ResumeLine } from "./sections.ts";

const COLLEGE =
  /\b(?:college|universi\w*|institute|institution|school|vidyalaya|vidya ?mandir|vidyapeeth|prashala|academy|polytechnic|convent|iit|iiit|nit|bits|vit|iim|iisc|nmims|symbiosis|gurukul|niketan|campus|public|kendriya|dav|jamia|for (?:girls|boys|women))\b/i;
const PLACE = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;
const NO_PLACE = new RegExp(`${COLLEGE.source}|\\b(?:board|class|division|distinction|grade|honou?rs)\\b`, "i");
const BOARD = /\bboard\b|\bcbse\b|\bicse\b/i;
/** Not the first one of a period that the next line ends. */
const YEAR = /(?<![\d.])(?:19|20)\d\d(?![\d.])(?!\s*[-–—]\s*$)/g;
const ENDLESS = /\b(?:present|pursuing|ongoing|till date|current)/i;

/** The names of a table's columns, where marks are bare numbers. */
const HEADER = /\b(?:percent(?:age)?|marks|c?gpa|grade|result|score)\b/i;

type Part = keyof Education;

/** Returns the entries of an education section, each written over one line or several. */
export function studiesIn(lines: readonly ResumeLine[]): Education[] {
  const studies: { [Name in Part]?: Found }[] = [];
  let opener: Part | undefined;
  const rows = lines.filter(({ text }) => !HEADER.test(text) || /\d/.test(text));
  const isTable = rows.length < lines.length;
  for (const line of rows) {
    if (isOfTwo(line.text)) {
      // What a next line goes on with belongs to neither.
      studies.push({});
      continue;
    }
    const parts = partsOf(line, isTable);
    // What the first entry begins with begins each, and so does another qualification.
    opener ??= (["qualification", "college", "year"] as const).find((name) => parts[name]);
    let entry = studies.at(-1);
    const begins = [opener ?? "college", "qualification" as const].some((name) => parts[name] && entry?.[name]);
    if (!entry || begins) {
      entry = {};
      studies.push(entry);
    }
    for (const [name, found] of Object.entries(parts)) entry[name as Part] ??= found;
  }
  return studies;
}

const nameIn = (text: string) =>
  [degreeAt(text), schoolAt(text), otherDegreeAt(text)].find(
    (one) => one && !isSchoolName(text, one) && !/^polytechnic/i.test(one.text),
  );

/** "M.Lib.I.Sc.": written as degrees are. */
function otherDegreeAt(text: string) {
  const found = /^\s*[BM]\.(?:[A-Z]\.)*[A-Z][a-z]{1,3}\b\.?(?:[A-Z][a-z]{0,3}\b\.?)*/.exec(text);
  return found && { text: found[0].trim(), index: found.index };
}

/** Whether another qualification follows the year of one. */
function isOfTwo(text: string): boolean {
  const [first, ...others] = text.replace(/\bboard of\b.*/i, "").split(YEAR);
  const levelOf = (part: string) => {
    const name = nameIn(part);
    return name && (schoolLevel(name.text) ?? name.text);
  };
  const level = levelOf(first ?? "");
  return others.some((other) => level && levelOf(other) && levelOf(other) !== level);
}

function partsOf({ text, line }: ResumeLine, isTable: boolean): { [Name in Part]?: Found } {
  const found = (value: string | null | undefined): Found | undefined =>
    value && /[\p{L}\d]/u.test(value) ? { text: value, line } : undefined;
  const named = nameIn(text);
  const degree = named ? whole(text, named) : null;
  const years = text.match(YEAR) ?? [];
  const unfinished = /\bexpected\b/i.exec(text) ?? ENDLESS.exec(text);
  const isOpen = ENDLESS.test(text) && years.length === 1 && !/expected/i.test(text);
  const after = degree ? text.slice(degree.index + degree.text.length) : "";
  const unnamed = (degree ? after : text).replaceAll(YEAR, "");
  const isCell = isTable && (degree !== null || /\d\.\d|^\s*\d{1,3}\s*$/.test(unnamed));
  const { cgpa, percent } = readMarks(isCell ? unnamed : text, isCell);
  const isSchool = degree !== null && schoolLevel(degree.text) !== null;
  const course = degree && !isSchool ? courseIn(after) : null;
  const rest = (degree ? text.slice(0, degree.index) + " | " + after : text).replace(course ?? "", " | ");
  const names = rest
    .replaceAll(YEAR, " | ")
    .split(/\s*[|•·()]\s*|\s+[–—-]\s+|,\s*|:\s+|\s+(?:from|at)\s+|\s+with\s+/i)
    .map((piece) => piece.replaceAll(/^[\s,.:;–—-]+|[\s,:;–—-]+$/g, "").replace(/^from\s+/i, ""));
  const at = names.findIndex((piece) => COLLEGE.test(piece) && !BOARD.test(piece) && /\s/.test(piece));
  const [school, place = ""] = at === -1 ? [] : names.slice(at);
  // "Maharaja's College, Ernakulam": a place tells colleges of a name apart.
  const isPlace = PLACE.test(place) && rest.includes(`${school}, ${place}`) && !NO_PLACE.test(place);
  const college = isPlace ? `${school}, ${place}` : school;
  const parts = {
    qualification: found(degree?.text),
    course: found(course),
    college: found(college?.replace(/\s+(?:\d[\d.%/ ]*|(?:c?gpa|percentage|marks)\b.*)$/i, "")),
    year: found(isOpen ? null : years.at(-1)),
    unfinished: found(unfinished?.[0]),
    marks: found(percent ? `${percent}%` : cgpa ? `${cgpa}/10` : statesMarks(text) ? text : null),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part));
}

const SCHOOL =
  /(?<=^(?:\W*(?:19|20)\d\d\W+)?)high school(?!,(?!.*\bboard\b))|^H\.?S\b\.?|\b(?:class|std\.?|standard|grade)\s*1[02]\b|\+\s?2\b|\bHS(?:SL?|L)C\b|\b(?:(?:uch?chat?ar|higher) )?madhyamik\b|^I\.\s?(?:A|Sc|Com)\b\.?|(?:\bclass\s*|\bstd\.?\s*|\bstandard\s*)?(?:\b10\s?\+\s?2\b|\bX(?:II)?(?:th)?\b(?=[\s,(:–-]|$)|\b1[02](?:th)?\b(?=\s*(?:std|standard|class|\())|\b(?:senior |higher )?secondary(?: (?:school )?(?:certificate|examination))?|\bI\.?C\.?S\.?E\b|\bISC\b|\bAISSCE\b|\bAISSE\b|\bpre-university\b)/i;

function schoolAt(text: string) {
  const found = SCHOOL.exec(text);
  return found && { text: found[0].trim(), index: found.index };
}

const HONOURS = /^\s*(?:\(\s*(?:hons?|honou?rs|h)\.?\s*\)|(?:hons?|honou?rs)\b\.?)/i;

/** "Bachelor" continues: "Bachelor of Fine Arts". */
function whole(text: string, { text: name, index }: { readonly text: string; readonly index: number }) {
  const honours = HONOURS.exec(text.slice(index + name.length));
  if (honours) return { text: `${name}${honours[0]}`, index };
  const more = /^(?:['’]?s)?\s+of\s+\p{Lu}\p{L}+(?:\s(?:and|&|\p{Lu}\p{L}+))*/u.exec(text.slice(index + name.length));
  return { text: /^(?:bachelor|master)s?$/i.test(name) ? `${name}${more?.[0] ?? ""}` : name, index };
}

/** "St. Teresa's Higher Secondary School" is no certificate. */
const isSchoolName = (text: string, { text: name, index }: { text: string; index: number }) =>
  index > 0 &&
  /^(?:\s*(?:higher\s+)?secondary)?\s*school\b(?!\s+(?:certificate|leaving|exam))/i.test(
    text.slice(index + name.length),
  );

/** Returns the subject named after a degree: "in Physics", "(Physics)", "Physics", "- Physics". */
function courseIn(after: string): string | null {
  const [, inBrackets, plain] =
    /^\s*(?:degree\b\s*)?(?:\(\s*([^)]+)\)|(?:in\b|with|[-–—:,]|of\b)?\s*([\p{L}&][^,|()–—\d]*))/iu.exec(after) ?? [];
  const course = (inBrackets ?? plain ?? "")
    .replace(/\s+(?:from|at)\s.*$/i, "")
    .replace(/\s*[-–—:.]\s*$/, "")
    .trim();
  return course.length > 1 &&
    !COLLEGE.test(course) &&
    !statesMarks(course) &&
    !BOARD.test(course) &&
    !ENDLESS.test(course)
    ? course
    : null;
}
