import { describe, expect, test } from "vitest";
import { displayName, signUpRecruiterSchema, signUpSeekerSchema } from "../accounts/accounts.schemas.ts";
import { jobSchema } from "../jobs/jobs.schemas.ts";
import { companySchema } from "../recruiters/recruiters.schemas.ts";
import { profileSchema } from "../seekers/seekers.schemas.ts";

const profile = profileSchema(new Date());
const history = (field: string, text: string) => [
  { title: "Welder", company: "Acme", from: "2020-01-01", [field]: text },
];

/** Every single-line field that people type, with the schema of its value. */
const FIELDS = [
  ...(["name", "email"] as const).map((name) => ["sign-up", name, signUpSeekerSchema.shape[name]] as const),
  ...(["companyName", "companyLocation", "industry", "email"] as const).map(
    (name) => ["a company's sign-up", name, signUpRecruiterSchema.shape[name]] as const,
  ),
  ...(["companyName", "companyLocation", "industry", "companyWebsite", "linkedin"] as const).map(
    (name) => ["a company", name, companySchema.shape[name]] as const,
  ),
  ["a recruiter", "displayName", displayName] as const,
  ...(["title", "location"] as const).map((name) => ["a job", name, jobSchema.shape[name]] as const),
  ...(
    [
      ...["name", "location", "currentProfession", "qualification", "course", "college", "tenthSchool"],
      ...["twelfthSchool", "linkedin", "github"],
    ] as ("name" | "location")[]
  ).map((name) => ["a profile", name, profile.shape[name]] as const),
];

describe.each(FIELDS)("%s: %s", (_form, name, schema) => {
  const web = /website|linkedin|github/i.test(name);
  const good = web ? "https://example.com/a" : name === "email" ? "ada@example.com" : "Ada";

  test("is a single line of visible characters", () => {
    expect(schema.safeParse(` ${good}\u200b\n`)).toMatchObject({ success: true, data: good });
    for (const bad of ["\n", "\r", "\u2028", "\u202e", "\u200b", "\u0000", "\u00ad"]) {
      expect(schema.safeParse(good.replace("a", `a${bad}b`)).success, JSON.stringify(bad)).toBe(false);
    }
    for (const nothing of ["...", "-"]) expect(schema.safeParse(nothing).success, nothing).toBe(false);
    expect(schema.safeParse("\u3164\u200b").data ?? "").toBe("");
  });
});

test("skills and the entries of a history are single lines too", () => {
  expect(profile.shape.skills.safeParse(["Weld\ning"]).success).toBe(false);
  for (const field of ["title", "company"]) {
    expect(profile.shape.jobExperiences.safeParse(history(field, "Acme")).success).toBe(true);
    expect(profile.shape.jobExperiences.safeParse(history(field, "Ac\u202eme")).success).toBe(false);
  }
});

test("names contain no web address, except that a company may be named after its own", () => {
  for (const schema of [signUpSeekerSchema.shape.name, profile.shape.name, displayName]) {
    expect(schema.safeParse("A. P. J. Abdul Kalam").success).toBe(true);
    expect(schema.safeParse("Ada evil.com").success).toBe(false);
  }
  for (const schema of [signUpRecruiterSchema.shape.companyName, companySchema.shape.companyName]) {
    expect(schema.safeParse("Booking.com B.V.").success).toBe(true);
    expect(schema.safeParse("Claim at evil.com").success).toBe(false);
  }
});
