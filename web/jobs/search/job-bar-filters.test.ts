import { expect, it } from "vitest";
import {
  addressNameOf,
  cleanSearch,
  filterOf,
  isCleanSearch,
  NO_CHOICES,
  withConditions,
  withoutConditions,
  withParsed,
  withValues,
} from "../../../shared/job-search-address.ts";
import { barFilters } from "./job-bar-filters.ts";

const never = () => {};
const at = (search: string) => new URLSearchParams(search);

it("converts the address to the server's filter, and ignores unknown values", () => {
  expect(filterOf(at("q=react&workMode=REMOTE&salaryRange=OVER_15_LPA&jobType=NONSENSE"))).toEqual({
    keyword: "react",
    workMode: "REMOTE",
    salaryRange: "OVER_15_LPA",
  });
  expect(filterOf(at("q=%20&job=1"))).toBeNull();
});

it("accepts several values, texts and numbers", () => {
  const search = at("workMode=REMOTE&workMode=HYBRID&place=Pune&place=%20&pay=12&days=0&km=900&without=sales");
  expect(filterOf(search)).toEqual({
    workModes: ["REMOTE", "HYBRID"],
    places: ["Pune"],
    salaryMin: 12,
    excludeWords: ["sales"],
  });
  const parsed = withParsed(at("q=react&place=Goa"), { places: ["Pune"], workModes: ["REMOTE"], payAtLeast: 12 });
  expect(parsed.toString()).toBe("q=react&workMode=REMOTE&place=Pune&pay=12");
  const names = ["workModes", "industry", "keyword", "excludeWords", "x"].map(addressNameOf);
  expect(names).toEqual(["workMode", "industry", "q", "without", null]);
});

it("shows the active filters", () => {
  const shown = barFilters(at("q=react&experienceLevel=OVER_5&companySize=OVER_1000&days=1"), never, never);
  expect(shown.filter(({ value }) => value).map(({ key, value }) => [key, value])).toEqual([
    ["q", "“react”"],
    ["experienceLevel", "5+ years"],
    ["days", "Last 24 hours"],
    ["companySize", "1000+"],
  ]);
});

it("has one filter for the salary, by a minimum or by a range", () => {
  const salaryAt = (search: string) => barFilters(at(search), never, never).filter(({ label }) => label === "Salary");
  expect(salaryAt("")).toMatchObject([{ key: "pay", value: "", menu: { chosen: [], many: false } }]);
  expect(salaryAt("pay=10")).toMatchObject([{ value: "10 LPA or more", menu: { chosen: ["10"] } }]);
  const range = "salaryRange=FROM_3_TO_4_LPA";
  expect(salaryAt(range)).toMatchObject([{ value: "3-4 LPA", menu: { chosen: ["FROM_3_TO_4_LPA"] } }]);
  expect(withValues(at("pay=10"), "pay", ["FROM_3_TO_4_LPA"]).toString()).toBe(range);
  expect(withValues(at(range), "pay", ["10"]).toString()).toBe("pay=10");
  expect(withConditions(at("pay=10"), "", { ...NO_CHOICES, salaryRange: "FROM_3_TO_4_LPA" }).toString()).toBe(range);
  expect(withParsed(at(range), { payAtLeast: 12 }).toString()).toBe("pay=12");
  expect(withoutConditions(at(range), "pay").toString()).toBe("");
  // Both, as in an old link: the minimum applies. A form sends either as `pay`.
  expect(filterOf(at(`pay=10&${range}`))).toEqual({ salaryMin: 10 });
  expect(cleanSearch(at(`pay=10&${range}`)).toString()).toBe("pay=10");
  expect(cleanSearch(at("pay=FROM_3_TO_4_LPA")).toString()).toBe(range);
});

it("offers a distance from a place, and removes it with the place", () => {
  const distanceAt = (search: string) => barFilters(at(search), never, never).find(({ key }) => key === "km");
  expect(distanceAt("workMode=REMOTE")).toBeUndefined();
  expect(distanceAt("place=Pune")).toMatchObject({ label: "Distance", value: "", menu: { facet: null, many: false } });
  expect(distanceAt("place=Pune&km=25")?.value).toBe("Within 25 km");
  expect(withoutConditions(at("q=a&place=Pune&km=25"), "place").toString()).toBe("q=a");
});

it("normalizes an address", () => {
  const clean = (search: string) => cleanSearch(at(search)).toString();
  expect(clean("q=&place=%20&jobType=&pay=")).toBe("");
  expect(clean("q=+react+&workMode=onSite&workMode=REMOTE&jobType=x&payAtLeast=4&km=25&order=PAY&after=1")).toBe(
    "q=react&workMode=ONSITE&workMode=REMOTE&pay=4&order=PAY",
  );
  expect(clean("km=25&place=Pune&place=Goa&without=sales")).toBe("place=Pune&place=Goa&without=sales&km=25");
  const searches = ["workMode=REMOTE&q=a&after=1&utm=2", "q=", "pay=0", "payAtLeast=3"];
  expect(searches.filter((search) => isCleanSearch(at(search)))).toEqual(searches.slice(0, 1));
});

it("adds and removes conditions", () => {
  const more = withConditions(at("q=react"), "", { ...NO_CHOICES, workMode: "HYBRID" });
  expect(more.toString()).toBe("q=react&workMode=HYBRID");
  expect(withoutConditions(more, "q").toString()).toBe("workMode=HYBRID");
  expect(withoutConditions(at("q=a&industry=IT&job=7")).toString()).toBe("job=7");
});
