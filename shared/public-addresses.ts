const MAX_SLUG = 80;

/** Latin letters that are no others with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ŋ: "ng",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ə: "e",
};

/**
 * A text as part of an address: "Søn, Zürich" is "son-zurich"; empty when it has no Latin letters or digits.
 * `slug_of` in the database makes the same.
 */
export const slugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[ßæœþŋøłđðħŧıə]/g, (letter) => LETTERS[letter] ?? "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, "");

/** The path of a job's public page. */
export const jobPath = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  `/jobs/${[slugOf(title), id].filter(Boolean).join("-")}`;

/** The path of the page of jobs in one place. */
export const placePath = (place: string): string => `/jobs/in/${slugOf(place)}`;

/** The path of the page of jobs of one title. */
export const titlePath = (title: string): string => `/jobs/as/${slugOf(title)}`;

/** The path of a company's public page. */
export const companyPath = (slug: string): string => `/companies/${slug}`;

/** Where help is, on every page. */
export const HELP_PATH = "/help";

/** What works for whom, and how to complain. */
export const ACCESSIBILITY_PATH = "/accessibility";

/** The conformance report that belongs to it, for programs. */
export const ACCESSIBILITY_REPORT_PATH = "/accessibility/report.yaml";

/** Where a public search leads who wants to be told of new jobs; followed by what is asked for. */
export const ALERT_PATH = "/jobs/alert";
