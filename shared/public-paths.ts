const MAX_SLUG = 80;

/** Latin letters that do not decompose into a base letter and an accent. */
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
 * Converts a text to a URL slug: "Søn, Zürich" becomes "son-zurich"; empty when it has no Latin letters or digits.
 * `slug_of` in the database must return the same.
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

const MAX_LIST_SLUG = 300;

/**
 * Converts a text to the part of a URL that names a list of jobs. Letters of all scripts remain, as a list has the jobs
 * of one text, and hardly any text is cut off. `list_slug_of` in the database must return the same, so only Latin letters
 * are converted to lower case.
 */
export const listSlugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[A-ZẞÆŒÞŊØŁĐÐĦŦƏ]/g, (letter) => letter.toLowerCase())
    .replace(/[ßæœþŋøłđðħŧıə]/g, (letter) => LETTERS[letter] ?? "")
    .replace(/[^a-z0-9\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff]+/g, "-")
    .slice(0, MAX_LIST_SLUG)
    .replace(/^-+|-+$/g, "");

/** The path of a job's public page. */
export const jobPath = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  `/jobs/${[slugOf(title), id].filter(Boolean).join("-")}`;

/** The path of the page of jobs in a place. */
export const placePath = (place: string): string => `/jobs/in/${encodeURIComponent(listSlugOf(place))}`;

/** The path of the page of jobs with a title. */
export const titlePath = (title: string): string => `/jobs/as/${encodeURIComponent(listSlugOf(title))}`;

/** The path of a company's public page. */
export const companyPath = (slug: string): string => `/companies/${slug}`;

/** Path of the help page, linked on every page. */
export const HELP_PATH = "/help";

/** Path of the accessibility statement, with contacts for complaints. */
export const ACCESSIBILITY_PATH = "/accessibility";

/** Path of the machine-readable conformance report of the accessibility statement. */
export const ACCESSIBILITY_REPORT_PATH = "/accessibility/report.yaml";

/** Path to create an alert from a public search; the search's parameters are appended. */
export const ALERT_PATH = "/jobs/alert";
