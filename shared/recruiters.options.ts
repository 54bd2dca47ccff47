import type { Option } from "./closed-list.ts";

/** Company sizes (docs/specification.md 3.7), in employees. */
export const COMPANY_SIZES = [
  { value: "FROM_1_TO_10", label: "1-10" },
  { value: "FROM_11_TO_50", label: "11-50" },
  { value: "FROM_51_TO_200", label: "51-200" },
  { value: "FROM_201_TO_500", label: "201-500" },
  { value: "FROM_501_TO_1000", label: "501-1000" },
  { value: "OVER_1000", label: "1000+" },
] as const satisfies readonly Option<string>[];

export type CompanySizeValue = (typeof COMPANY_SIZES)[number]["value"];
