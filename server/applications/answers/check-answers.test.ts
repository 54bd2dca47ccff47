import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { type JobQuestion, MAX_ANSWER, QUESTION_TEXTS } from "../../../shared/job-questions.ts";
import { questions as schema } from "../../jobs/questions/question.schemas.ts";
import { AppError } from "../../platform/errors.ts";
import { checkAnswers, type GivenAnswer } from "./check-answers.ts";

type Asked = Parameters<typeof schema.parse>[0] extends unknown ? Record<string, unknown> : never;
const ask = (...asked: Asked[]): readonly JobQuestion[] => schema.parse(asked);
const file = () => ({ filename: "cv.pdf", createReadStream: () => Readable.from([]) });

/** Returns the problems by question label, or the stored answers. */
function answered(asked: readonly JobQuestion[], answers: Record<string, Omit<GivenAnswer, "questionId">>) {
  const idOf = (label: string) => asked.find((one) => one.label === label)?.id ?? label;
  const given = Object.entries(answers).map(([label, answer]) => ({ questionId: idOf(label), ...answer }));
  try {
    return checkAnswers(asked, given).answers.map(({ label, text, isMet, need }) => [label, text, isMet, need]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const labelOf = (field: string) => asked.find(({ id }) => field === `answers.${id}`)?.label ?? field;
    return Object.fromEntries(
      Object.entries(error.details.fields ?? {}).map(([field, message]) => [labelOf(field), message]),
    );
  }
}

const TEXT = { kind: "TEXT", label: "Q" };
const REQUIRED = { ...TEXT, required: true };
const FILE = { kind: "FILE", label: "Q" };
const YEARS = { kind: "NUMBER", label: "Years?", minimum: 2, maximum: 10 };
const LICENCE = { kind: "YES_NO", label: "Licence?", needed: ["YES"] };
const TOWN = { kind: "CHOICE", label: "Town?", choices: ["Pune", "Thane", "Goa"], needed: ["Pune", "Thane"] };

describe("an answer", () => {
  test.each<[string, Asked, string, string | null, string]>([
    ["words are as they were written, tidied", TEXT, " I weld.\r\n\u0000Well. ", null, "I weld.\nWell."],
    ["the least number that is needed", YEARS, "2", "met", "2"],
    ["the most", YEARS, " 10.00 ", "met", "10"],
    ["less than is needed", YEARS, "1.99", "not met", "1.99"],
    ["more than is needed", YEARS, "10.01", "not met", "10.01"],
    ["any number, where none is needed", { kind: "NUMBER", label: "Q" }, "-3", null, "-3"],
    ["yes", LICENCE, "YES", "met", "YES"],
    ["no", LICENCE, "NO", "not met", "NO"],
    ["one of the choices", TOWN, "Thane", "met", "Thane"],
    ["another of the choices", TOWN, "Goa", "not met", "Goa"],
  ])("is accepted: %s", (_, question, text, met, stored) => {
    const asked = ask(question);
    const need =
      { "Years?": "from 2 to 10", "Licence?": "Yes", "Town?": "Pune or Thane" }[String(question.label)] ?? "";
    expect(answered(asked, { [String(question.label)]: { text } })).toEqual([
      [question.label, stored, met === null ? null : met === "met", need],
    ]);
  });

  test.each<[string, Asked, Omit<GivenAnswer, "questionId">, string]>([
    ["no number", YEARS, { text: "many" }, QUESTION_TEXTS.number],
    ["a number in another notation", YEARS, { text: "0x10" }, QUESTION_TEXTS.number],
    ["a number with a comma, which is one or a thousand", YEARS, { text: "1,000" }, QUESTION_TEXTS.number],
    ["a number beyond all numbers", YEARS, { text: "9".repeat(400) }, QUESTION_TEXTS.number],
    ["neither yes nor no", LICENCE, { text: "yes" }, QUESTION_TEXTS.choice],
    ["none of the choices", TOWN, { text: "Delhi" }, QUESTION_TEXTS.choice],
    ["too long", TEXT, { text: "x".repeat(MAX_ANSWER + 1) }, QUESTION_TEXTS.long],
    ["blank where it must not be", REQUIRED, { text: " \n" }, QUESTION_TEXTS.unanswered],
    ["what nobody sees", REQUIRED, { text: "\u200b\u3164\u034f\ufe0f\u2800" }, QUESTION_TEXTS.unanswered],
    ["nothing where something is needed", LICENCE, {}, QUESTION_TEXTS.unanswered],
    ["a file where words are asked for", TEXT, { file: file() }, QUESTION_TEXTS.noFile],
    ["words where a file is asked for", FILE, { text: "here" }, QUESTION_TEXTS.file],
    ["no file where one must be", { ...FILE, required: true }, {}, QUESTION_TEXTS.file],
  ])("is refused: %s", (_, question, answer, problem) => {
    expect(answered(ask(question), { [String(question.label)]: answer })).toEqual({
      [String(question.label)]: problem,
    });
  });

  test("reports the errors of all questions at once", () => {
    const asked = ask(YEARS, LICENCE, TOWN);
    expect(answered(asked, { "Years?": { text: "x" }, "Town?": { text: "Goa" }, elsewhere: { text: "y" } })).toEqual({
      "Years?": QUESTION_TEXTS.number,
      "Licence?": QUESTION_TEXTS.unanswered,
      "answers.elsewhere": "The job no longer has this question. Reload its questions.",
    });
  });

  test("may be omitted where it is optional", () => {
    const asked = ask({ kind: "TEXT", label: "A" }, { kind: "FILE", label: "B" }, { kind: "TEXT", label: "C" });
    expect(answered(asked, { A: { text: "" }, C: { text: "c" } })).toEqual([["C", "c", null, ""]]);
    expect(answered(asked, { B: { file: file() } })).toEqual([["B", "", null, ""]]);
  });

  test("to one question is given only once", () => {
    const asked = ask(LICENCE);
    const twice = ["NO", "YES"].map((text) => ({ questionId: asked[0]?.id ?? "", text }));
    expect(() => checkAnswers(asked, twice)).toThrow("Answer each question once.");
  });
});

describe("questions", () => {
  const problemsOf = (...asked: Asked[]) =>
    schema.safeParse(asked).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

  test.each<[string, Asked[], [string, string][]]>([
    ["six of them", Array.from({ length: 6 }, (_, n) => ({ ...TEXT, label: `Q${n}` })), [["", QUESTION_TEXTS.tooMany]]],
    ["one without words", [{ kind: "TEXT", label: " " }], [["0.label", QUESTION_TEXTS.empty]]],
    ["the same twice", [TEXT, { kind: "NUMBER", label: "q" }], [["1.label", QUESTION_TEXTS.same]]],
    ["a choice of one", [{ kind: "CHOICE", label: "Q", choices: ["a", ""] }], [["0.choices", QUESTION_TEXTS.choices]]],
    ["a choice twice", [{ kind: "CHOICE", label: "Q", choices: ["a", "a"] }], [["0.choices", QUESTION_TEXTS.choices]]],
    ["a need that is no choice", [{ ...TOWN, needed: ["Delhi"] }], [["0.needed", QUESTION_TEXTS.needed]]],
    ["a need that all meet", [{ ...TOWN, needed: TOWN.choices }], [["0.needed", QUESTION_TEXTS.needed]]],
    ["a need that nobody meets", [{ ...YEARS, minimum: 11 }], [["0.maximum", QUESTION_TEXTS.reversed]]],
    ["two files", [FILE, { ...FILE, label: "B" }], [["1.kind", QUESTION_TEXTS.files]]],
  ])("are refused: %s", (_, asked, problems) => {
    expect(problemsOf(...asked)).toEqual(problems);
  });

  test("are required when only some answers qualify, and hold only what applies to their kind", () => {
    const [licence, text] = ask(LICENCE, { kind: "TEXT", label: "Q", choices: ["a"], needed: ["a"], minimum: 3 });
    expect(licence).toMatchObject({ required: true, needed: ["YES"], choices: [] });
    expect(text).toMatchObject({ required: false, choices: [], needed: [], minimum: null });
  });

  test("have the same ids as long as their wording is the same", () => {
    const [one, again, other, stricter] = ask(...["A", "B", "C"].map((label) => ({ ...YEARS, label })), {
      ...YEARS,
      label: "D",
      minimum: 3,
    });
    expect(new Set([one?.id, again?.id, other?.id, stricter?.id]).size).toBe(4);
    expect(ask({ ...YEARS, label: "A", choices: null })[0]?.id).toBe(one?.id);
    expect(ask({ ...YEARS, label: "A", minimum: 3 })[0]?.id).not.toBe(one?.id);
  });
});
