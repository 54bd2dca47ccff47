import { expect, it } from "vitest";
import {
  NO_PEOPLE_CHOICES,
  peopleChipsOf,
  peopleFilterOf,
  withoutPeopleConditions,
  withPeopleConditions,
} from "./people-filters.ts";

it("stores the conditions in the address", () => {
  const requested = withPeopleConditions(new URLSearchParams("tab=ACCEPTED"), " sql ", {
    ...NO_PEOPLE_CHOICES,
    location: "Pune",
    ageRange: "21-35",
    resumeUploaded: true,
  });
  expect(requested.get("tab")).toBe("ACCEPTED");
  expect(peopleFilterOf(requested)).toEqual({
    keyword: "sql",
    location: "Pune",
    ageRange: "21-35",
    resumeUploaded: true,
  });
  expect(peopleChipsOf(peopleFilterOf(requested)).map(({ label }) => label)).toEqual([
    "“sql”",
    "Location: Pune",
    "Age range: 21-35",
    "Resume Uploaded",
  ]);
});

it("removes one or all conditions", () => {
  const requested = new URLSearchParams("tab=ACCEPTED&q=sql&location=Pune");
  expect(withoutPeopleConditions(requested, "q").toString()).toBe("tab=ACCEPTED&location=Pune");
  expect(withoutPeopleConditions(requested).toString()).toBe("tab=ACCEPTED");
  expect(peopleFilterOf(new URLSearchParams("q=+&location="))).toBeNull();
});
