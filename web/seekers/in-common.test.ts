import { expect, it } from "vitest";
import { inCommon } from "./in-common.ts";

const ada = {
  ...{ location: "Pune", currentProfession: "Welder", college: "COEP", skills: ["TIG", "Steel", "Safety"] },
  experiences: [{ company: "Northwind" }],
};
const nobody = { location: null, currentProfession: null, college: null, skills: [], experiences: [] };

it.each([
  [{ ...ada }, "Both at COEP"],
  [{ ...nobody, experiences: [{ company: " northwind" }], location: "Pune" }, "Both at northwind"],
  [{ ...nobody, location: "pune", currentProfession: "Welder" }, "Same profession, also in pune"],
  [{ ...nobody, location: "Pune", skills: ["steel", "TIG", "Paint"] }, "2 skills in common: steel, TIG"],
  [{ ...nobody, location: "Pune", skills: ["TIG"] }, "Also in Pune"],
  [{ ...nobody, college: "" }, null],
])("what two people have in common: %o", (peer, common) => expect(inCommon(ada, peer)).toBe(common));
