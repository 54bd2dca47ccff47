import { expect, it } from "vitest";
import { inCommon } from "./in-common.ts";

const ada = {
  ...{ location: "Pune", currentProfession: "Welder", college: "COEP", skills: ["TIG", "Steel", "Safety"] },
  experiences: [{ company: "Northwind" }],
};
const stranger = { location: null, currentProfession: null, college: null, skills: [], experiences: [] };

it.each([
  [{ ...ada }, "Both at COEP"],
  [{ ...stranger, experiences: [{ company: " northwind" }], location: "Pune" }, "Both at northwind"],
  [{ ...stranger, location: "pune", currentProfession: "Welder" }, "Same profession, also in pune"],
  [{ ...stranger, location: "Pune", skills: ["steel", "TIG", "Paint"] }, "2 skills in common: steel, TIG"],
  [{ ...stranger, location: "Pune", skills: ["TIG"] }, "Also in Pune"],
  [{ ...stranger, college: "" }, null],
])("what two people have in common: %o", (peer, common) => expect(inCommon(ada, peer)).toBe(common));
