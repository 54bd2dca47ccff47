import { expect, it } from "vitest";
import { QUESTION_TEXTS } from "../../../shared/job-questions.ts";
import { draftOf, newQuestion, questionOf, questionProblems, readDrafts } from "./question-drafts.ts";

const draft = (more: object) => ({ ...newQuestion(), label: "Q", ...more });

it("sends only the fields of the kind", () => {
  const left = { choices: " Pune \n\nThane\nPune", needed: ["Pune", "Goa", "YES"], minimum: "2", maximum: "" };
  expect(questionOf(draft({ kind: "CHOICE", ...left }))).toMatchObject({
    choices: ["Pune", "Thane"],
    needed: ["Pune"],
    minimum: null,
  });
  expect(questionOf(draft({ kind: "YES_NO", ...left }))).toMatchObject({ choices: [], needed: ["YES"] });
  expect(questionOf(draft({ kind: "NUMBER", ...left }))).toMatchObject({ needed: [], minimum: 2, maximum: null });
});

it("assigns each error to its field", () => {
  expect(
    questionProblems([
      draft({ label: " " }),
      draft({ kind: "CHOICE", label: "Town?", choices: "Pune" }),
      draft({ kind: "NUMBER", label: "town?", minimum: "x", maximum: "3" }),
      draft({ kind: "FILE", label: "A" }),
      draft({ kind: "FILE", label: "B" }),
    ]),
  ).toEqual({
    "questions.0.label": QUESTION_TEXTS.empty,
    "questions.1.choices": QUESTION_TEXTS.choices,
    "questions.2.label": QUESTION_TEXTS.same,
    "questions.2.minimum": QUESTION_TEXTS.notNumber,
    "questions.4.kind": QUESTION_TEXTS.files,
  });
});

it("shows a question of a job, and sends the same values back", () => {
  const asked = { kind: "CHOICE", label: "Town?", required: true, choices: ["Pune", "Goa"], needed: ["Goa"] } as const;
  const question = { ...asked, minimum: null, maximum: null };
  expect(questionOf(draftOf({ ...question, id: "1" }))).toEqual(question);
});

it("restores only valid questions from the stored draft", () => {
  const left = newQuestion();
  expect(readDrafts([left, null, "x", { ...left, kind: "DANCE" }, { ...left, choices: 3 }])).toEqual([left]);
  expect(readDrafts("no list")).toEqual([]);
});
