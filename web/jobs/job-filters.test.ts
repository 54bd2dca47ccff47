import { expect, it } from "vitest";
import { chipsOf, filterOf, NO_CHOICES, withConditions, withoutConditions } from "./job-filters.ts";

const at = (search: string) => new URLSearchParams(search);

it("reads the address as the server's filter, and ignores what is no choice", () => {
  expect(filterOf(at("q=react&workMode=REMOTE&salaryRange=OVER_15_LPA&jobType=NONSENSE"))).toEqual({
    keyword: "react",
    workMode: "REMOTE",
    salaryRange: "OVER_15_LPA",
  });
  expect(filterOf(at("q=%20&job=1"))).toBeNull();
});

it("says what is active", () => {
  expect(chipsOf({ keyword: "react", experienceLevel: "OVER_5", companySize: "OVER_1000" })).toEqual([
    { key: "q", label: "“react”" },
    { key: "experienceLevel", label: "5+ years" },
    { key: "companySize", label: "1000+" },
  ]);
});

it("adds conditions and takes them away", () => {
  const more = withConditions(at("q=react"), "", { ...NO_CHOICES, workMode: "HYBRID" });
  expect(more.toString()).toBe("q=react&workMode=HYBRID");
  expect(withoutConditions(more, "q").toString()).toBe("workMode=HYBRID");
  expect(withoutConditions(at("q=a&industry=IT&job=7")).toString()).toBe("job=7");
});
