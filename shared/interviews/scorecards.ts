/** Limits of scorecards. */
export const SCORECARD = { maxQuestions: 5, maxQuestion: 120, maxAnswer: 500, maxText: 2000 } as const;

/** The scores of a question, from the lowest. */
export const SCORES = [
  { value: 1, label: "Strong no" },
  { value: 2, label: "No" },
  { value: 3, label: "Yes" },
  { value: 4, label: "Strong yes" },
] as const;
