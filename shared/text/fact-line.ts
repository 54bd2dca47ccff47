/** Joins the facts that there are in one line: "Full-time · Technology". */
export const factLine = (...facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(" · ");
