import { describe, expect, test } from "vitest";
import type { OwnProfile_SeekerFragment } from "../../generated/graphql.ts";
import { profileProblems } from "./profile-rules.ts";
import { inputOf, newEntry, newExperience, newLanguage, valuesOf } from "./profile-values.ts";

const NOW = new Date("2026-06-15T10:00:00");
const STORED: OwnProfile_SeekerFragment = {
  id: "1",
  name: "Ada",
  phone: "9876543210",
  email: "",
  photoUrl: "",
  dob: null,
  age: null,
  location: "",
  currentProfession: "",
  about: "",
  qualification: "",
  course: "",
  college: "",
  cgpa: null,
  graduationYear: null,
  tenthSchool: "",
  tenthPercent: null,
  tenthPassout: null,
  twelfthSchool: "",
  twelfthPercent: null,
  twelfthPassout: null,
  linkedin: "",
  github: "",
  skills: [],
  hasResume: false,
  resumeUrl: null,
  resumeName: null,
  viewerConnection: "SELF",
  settings: null,
  experiences: [],
  ...{ entries: [], languages: [], noticeDays: null, placesWanted: [], workPermits: [], expectedPay: null },
};
const VALUES = valuesOf(STORED);
const HINDI = { ...newLanguage(), language: "hi" };
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
    [{ tenthPercent: "100.01" }, "tenthPercent"],
    [{ tenthPassout: "2099" }, "tenthPassout"],
    [{ linkedin: "javascript:alert(1)" }, "linkedin"],
    [{ github: "just words" }, "github"],
    [{ linkedin: "@ada.rao" }, "linkedin"],
    [{ jobExperiences: [entry({ to: "2019-12-31" })] }, "jobExperiences.0.to"],
    [{ internExperiences: [entry({}), entry({ from: "" })] }, "internExperiences.1.from"],
    [{ socialExperiences: [entry({ title: "" })] }, "socialExperiences.0.title"],
    [{ certificates: [{ ...newEntry(), title: "A", link: "just words" }] }, "certificates.0.link"],
    [{ languages: [HINDI, HINDI] }, "languages.1.language"],
    [{ workPermits: "India, Bharat" }, "workPermits"],
    [{ expectedPay: { ...VALUES.expectedPay, payMin: "much" } }, "expectedPay.payMin"],
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
    const hidden = {
      phoneVisibility: "NOBODY",
      emailVisibility: "SEEKERS",
      openToWork: "NO",
      hidesContacts: true,
    } as const;
    const settings = { ...hidden, updatedAt: "2026-01-02T00:00:00.000Z" };
    const job = { id: "e", kind: "JOB", title: "A", company: "B", from: "2020-01-01", to: null } as const;
    const experiences = [{ ...job, responsibilities: "" }];
    expect(valuesOf({ ...STORED, phone: null, cgpa: 9.5, settings, experiences })).toMatchObject({
      ...hidden,
      cgpa: "9.5",
      phone: "",
      jobExperiences: [{ key: "e", to: "" }],
    });
  });
});
