const NUMBERS = "one two three four five six seven eight nine ten eleven twelve twenty thirty fifty".split(" ");
const FIGURE = new RegExp(
  `\\d|\\b(?:${NUMBERS.join("|")}|hundreds?|thousands?|lakhs?|crores?|half|twice|doubled?)\\b`,
  "i",
);

/** Whether a sentence has a number, also in words. */
export const hasFigure = (sentence: string): boolean => FIGURE.test(sentence);
