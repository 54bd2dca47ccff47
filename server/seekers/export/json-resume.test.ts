import { Ajv } from "ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readJsonResume } from "../../profile-import/json-resume.ts";
import { jsonResume } from "./json-resume.ts";
import { profilesOf, readBack, understood } from "./profiles.testing.ts";

// What the format's schema (version 1.0.0) says of the members that we write.
const date = { type: "string", pattern: "^([1-2]\\d{3}-[0-1]\\d-[0-3]\\d|[1-2]\\d{3}-[0-1]\\d|[1-2]\\d{3})$" };
const uri = { type: "string", pattern: "^https?://\\S+$" };
const objects = (properties: object, additionalProperties: object | boolean = { type: "string" }) => ({
  type: "array",
  items: { type: "object", additionalProperties, properties },
});
const isValid = new Ajv().compile({
  type: "object",
  additionalProperties: false,
  properties: {
    basics: {
      type: "object",
      additionalProperties: { type: "string" },
      properties: {
        url: uri,
        location: { type: "object", additionalProperties: { type: "string" } },
        profiles: objects({ url: uri }),
      },
    },
    work: objects({ startDate: date, endDate: date }),
    volunteer: objects({ startDate: date, endDate: date }),
    education: objects({ endDate: date }),
    certificates: objects({ date, url: uri }),
    projects: objects({ endDate: date, url: uri }),
    ...{ languages: objects({}), skills: objects({}) },
  },
});

const lines = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom("HSC", "10th", "B.Tech", "Summer Intern", "Present", "2019"),
);

test("any profile is a valid JSON Resume, from which all of it is read again", async () => {
  await fc.assert(
    fc.asyncProperty(profilesOf(lines, lines), async (profile) => {
      const file = jsonResume(profile);
      expect(isValid(file), JSON.stringify(isValid.errors)).toBe(true);
      const proposal = await readBack((draft) => readJsonResume(JSON.stringify(file), draft));
      expect(proposal.leftOver).toEqual([]);
      expect(proposal.profile).toEqual(understood(profile));
    }),
    { numRuns: 80 },
  );
});
