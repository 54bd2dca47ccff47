import { expect, it } from "vitest";
import {
  NO_PEOPLE_CHOICES,
  peopleChipsOf,
  peopleFilterOf,
  withoutPeopleConditions,
  withPeopleConditions,
} from "./people-filters.ts";

it("stores the conditions in the address", () => {
  const chosen = { location: "Pune", ageRange: "21-35", resumeUploaded: true } as const;
  const choices = { ...NO_PEOPLE_CHOICES, ...chosen };
  const requested = withPeopleConditions(new URLSearchParams("tab=ACCEPTED"), " sql ", choices);
  expect(requested.get("tab")).toBe("ACCEPTED");
  expect(peopleFilterOf(requested)).toEqual({ keyword: "sql", ...chosen });
  const labels = peopleChipsOf(peopleFilterOf(requested)).map(({ label }) => label);
  expect(labels).toEqual(["“sql”", "Location: Pune", "Age range: 21-35", "Resume Uploaded"]);
});

it("ignores an age range or a notice period that filters nothing, and shows no chip for it", () => {
  expect(peopleFilterOf(new URLSearchParams({ maxNoticeDays: "soon" }))).toBeNull();
  expect(peopleFilterOf(new URLSearchParams({ maxNoticeDays: "0" }))).toEqual({ maxNoticeDays: 0 });
  for (const ageRange of ["abc", "25"]) expect(peopleFilterOf(new URLSearchParams({ ageRange }))).toBeNull();
  expect(peopleFilterOf(new URLSearchParams("ageRange=-30"))).toEqual({ ageRange: "-30" });
});

it("removes one or all conditions", () => {
  const requested = new URLSearchParams("tab=ACCEPTED&q=sql&location=Pune");
  expect(withoutPeopleConditions(requested, "q").toString()).toBe("tab=ACCEPTED&location=Pune");
  expect(withoutPeopleConditions(requested).toString()).toBe("tab=ACCEPTED");
  expect(peopleFilterOf(new URLSearchParams("q=+&location="))).toBeNull();
});
