import { expect, it } from "vitest";
import type { PostedJob_JobFragment } from "../../generated/graphql.ts";
import { copyOf, EMPTY_JOB, inputOf, newJobAt, problemsOf, today, valuesOf } from "./job-form-values.ts";

const job = {
  ...EMPTY_JOB,
  id: "1",
  title: "Engineer",
  jobType: "PART_TIME",
  industry: "DESIGN",
  workMode: "HYBRID",
  location: "Pune",
  experienceLevel: null,
  salaryLabel: "3-4 LPA",
  salaryRange: "FROM_3_TO_4_LPA",
  requirements: "",
  descriptionHtml: "",
  requirementsHtml: "",
  description: "Draw.",
  applicationDeadline: "2020-01-31",
  status: "OPEN",
  createdAt: "2020-01-01T00:00:00.000Z",
  updatedAt: "2020-01-02T00:00:00.000Z",
  timesPosted: 1,
  firstPostedAt: "2020-01-01T00:00:00.000Z",
  company: { id: "2", name: "Acme", size: null, logoUrl: "", verification: null, responseRecord: null },
  viewerHasSaved: false,
  viewerApplicationStatus: null,
  payMin: null,
  payMax: null,
  payCurrency: null,
  payUnit: null,
  opensAt: null,
  answerWithinDays: 14,
  aiPolicy: null,
  questions: [] as PostedJob_JobFragment["questions"],
} as const;

it("shows a posted job and sends the same values back", () => {
  const values = valuesOf(job);
  expect(values).toMatchObject({
    salaryRange: "FROM_3_TO_4_LPA",
    experienceLevel: "",
    applicationDeadline: "2020-01-31",
  });
  expect(inputOf(values)).toMatchObject({ industry: "DESIGN", experienceLevel: null, salaryRange: "FROM_3_TO_4_LPA" });
});

it("does not copy a deadline that has passed", () => {
  expect(copyOf(job).applicationDeadline).toBe("");
  expect(copyOf({ ...job, applicationDeadline: today() }).applicationDeadline).toBe(today());
});

it("requires title, industry and description", () => {
  expect(Object.keys(problemsOf({ ...EMPTY_JOB, title: " " }))).toEqual(["title", "industry", "description"]);
});

it("refuses a deadline in the past, unless it was already stored", () => {
  const values = valuesOf(job);
  expect(problemsOf(values)).toEqual({ applicationDeadline: "Application deadline cannot be in the past" });
  expect(problemsOf(values, "2020-01-31")).toEqual({});
  expect(problemsOf({ ...values, applicationDeadline: today() })).toEqual({});
});

it("understands pay with the commas and words that we write ourselves, and guesses no others", () => {
  const values = { ...valuesOf(job), payMin: "45,000", payMax: "1,23,456.50" };
  expect(inputOf(values)).toMatchObject({ payMin: 45_000, payMax: 123_456.5 });
  expect(inputOf({ ...values, payMin: "1.21 lakh", payMax: "2 Crores" })).toMatchObject({
    payMin: 121_000,
    payMax: 20_000_000,
  });
  expect(inputOf({ ...values, payMin: "12k", payMax: "1.2L" })).toMatchObject({ payMin: 12_000, payMax: 120_000 });
  expect(problemsOf({ ...values, applicationDeadline: "" })).toEqual({});
  for (const payMin of ["38.000,00", "45,00", "45.000", "1e5", "0x10", "£45", "5 m", "lakh"])
    expect(problemsOf({ ...values, applicationDeadline: "", payMin, payMax: "" }), payMin).toHaveProperty("payMin");
});

it("sends complete numeric pay, or none", () => {
  const values = { ...valuesOf(job), payMin: "25000", payMax: "40000.5", payUnit: "MONTH" as const };
  expect(inputOf(values)).toMatchObject({ payMin: 25_000, payMax: 40_000.5, payCurrency: "INR", payUnit: "MONTH" });
  const none = { payMin: null, payCurrency: null, payUnit: null };
  expect(inputOf({ ...values, payMin: "", payMax: "" })).toMatchObject(none);
  const reversed = { ...EMPTY_JOB, title: "x", industry: "IT", description: "x", payMin: "1", payMax: "0.5" } as const;
  expect(problemsOf(reversed)).toEqual({ payMax: "Enter a maximum that is at least the minimum." });
});

it.each([
  [["Bristol, United Kingdom"], "GBP"],
  [["Bristol", "Galway, Ireland"], "EUR"],
  [["Lagos, Nigeria"], "INR"],
  [["Kochi"], "INR"],
  [[], "INR"],
])("begins a job of a company at %j with pay in %s", (places, currency) => {
  expect(newJobAt(places).payCurrency).toBe(currency);
});
