import { describe, expect, test } from "vitest";
import { profileProblems } from "./profile-rules.ts";
import { inputOf, newExperience, type ProfileValues, valuesOf } from "./profile-values.ts";

const NOW = new Date("2026-06-15T10:00:00");
const VALUES: ProfileValues = {
  name: "Ada",
  phone: "9876543210",
  dob: "",
  location: "",
  currentProfession: "",
  about: "",
  qualification: "",
  course: "",
  college: "",
  cgpa: "",
  graduationYear: "",
  tenthSchool: "",
  tenthPercent: "",
  tenthPassout: "",
  twelfthSchool: "",
  twelfthPercent: "",
  twelfthPassout: "",
  linkedin: "",
  github: "",
  skills: [],
  typedSkills: "",
  phoneVisibility: "SEEKERS",
  emailVisibility: "SEEKERS",
  browsable: true,
  jobExperiences: [],
  internExperiences: [],
  socialExperiences: [],
};
const entry = (change: object) => ({ ...newExperience(), title: "A", company: "B", from: "2020-01-01", ...change });

describe("the profile form", () => {
  test("accepts just a name and a phone number", () => {
    expect(profileProblems(VALUES, NOW)).toEqual({});
  });

  test.each([
    [{ name: " " }, "name"],
    [{ phone: "123" }, "phone"],
    [{ dob: "2026-06-16" }, "dob"],
    [{ cgpa: "nine" }, "cgpa"],
    [{ cgpa: "10.5" }, "cgpa"],
    [{ tenthPercent: "100.01" }, "tenthPercent"],
    [{ tenthPassout: "2099" }, "tenthPassout"],
    [{ linkedin: "javascript:alert(1)" }, "linkedin"],
    [{ github: "just words" }, "github"],
    [{ github: "example.com/a b" }, "github"],
    [{ linkedin: "@ada.rao" }, "linkedin"],
    [{ phone: "+1 987 654 3210" }, "phone"],
    [{ jobExperiences: [entry({ to: "2019-12-31" })] }, "jobExperiences.0.to"],
    [{ internExperiences: [entry({}), entry({ from: "" })] }, "internExperiences.1.from"],
    [{ socialExperiences: [entry({ title: "" })] }, "socialExperiences.0.title"],
  ])("reports %j", (change, field) => {
    expect(Object.keys(profileProblems({ ...VALUES, ...change }, NOW))).toEqual([field]);
  });

  test.each(["example.com/ada", "//example.com", "http://example.com:8080/x", "example.com:8080", "@ada-rao", "ada"])(
    "accepts the link %s",
    (linkedin) => {
      expect(profileProblems({ ...VALUES, linkedin }, NOW)).toEqual({});
    },
  );

  test("sends blanks as nothing, and an open end as Present", () => {
    expect(inputOf({ ...VALUES, cgpa: "9.5", jobExperiences: [entry({})] })).toMatchObject({
      dob: null,
      cgpa: 9.5,
      tenthPercent: null,
      jobExperiences: [{ title: "A", from: "2020-01-01", to: null }],
    });
  });

  test("shows the stored values", () => {
    const stored = {
      ...VALUES,
      id: "1",
      photoUrl: "",
      phone: null,
      email: "",
      dob: null,
      age: null,
      cgpa: 9.5,
      graduationYear: null,
      tenthPercent: null,
      tenthPassout: null,
      twelfthPercent: null,
      twelfthPassout: null,
      hasResume: false,
      resumeUrl: null,
      resumeName: null,
      viewerConnection: "SELF" as const,
      settings: {
        phoneVisibility: "NOBODY" as const,
        emailVisibility: "SEEKERS" as const,
        browsable: false,
        updatedAt: "2026-01-02T00:00:00.000Z",
      },
      experiences: [
        { id: "e", kind: "JOB" as const, title: "A", company: "B", from: "2020-01-01", to: null, responsibilities: "" },
      ],
    };
    expect(valuesOf(stored)).toMatchObject({
      cgpa: "9.5",
      phone: "",
      phoneVisibility: "NOBODY",
      browsable: false,
      jobExperiences: [{ key: "e", to: "" }],
    });
  });
});
