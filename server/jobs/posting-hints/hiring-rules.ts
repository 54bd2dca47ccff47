/** The jurisdictions whose law the hints can follow. `none`: no law, only what makes any post better. */
export const HIRING_RULES = ["none", "india", "eu", "new-york"] as const;
export type HiringRules = (typeof HIRING_RULES)[number];

/** A ground on which a post must not discourage people, or that it must not ask about. */
export type Ground =
  | "AGE"
  | "GENDER"
  | "FAMILY"
  | "RELIGION_OR_CASTE"
  | "ORIGIN"
  | "DISABILITY"
  | "PHOTO"
  | "PAY_HISTORY"
  | "CRIMINAL_RECORD"
  | "UNEMPLOYMENT";

/**
 * The grounds that each jurisdiction's law names.
 *
 * - India. Gender: Code on Wages 2019, section 3, and Transgender Persons (Protection of Rights) Act 2019, section 9;
 * family, as
 *   a part of it, for women. Religion and caste: Constitution, articles 15 and 16, and Protection of Civil Rights Act
 * 1955,
 *   section 4. Disability: Rights of Persons with Disabilities Act 2016, sections 3 and 20, and HIV and AIDS Act 2017,
 * section 3.
 *   No law forbids private employers to name an age.
 * - European Union. Origin: Directive 2000/43/EC, and Regulation (EU) 492/2011 for nationals of other member states.
 * Religion,
 *   disability and age: Directive 2000/78/EC. Gender and family: Directive 2006/54/EC, and Directive (EU) 2023/970,
 * article 5,
 *   which requires gender-neutral titles and forbids asking for pay history. A photo reveals most of these.
 * - New York City. Human Rights Law, Administrative Code 8-107: no advertisement may limit by any of the protected
 * grounds
 *   (1)(d), by a criminal record (10) and (11-a) (Fair Chance Act), or by unemployment (21), and nobody may be asked
 * for
 *   pay history (25).
 */
export const GROUNDS: Readonly<Record<HiringRules, readonly Ground[]>> = {
  none: [],
  india: ["GENDER", "FAMILY", "RELIGION_OR_CASTE", "DISABILITY"],
  eu: ["AGE", "GENDER", "FAMILY", "RELIGION_OR_CASTE", "ORIGIN", "DISABILITY", "PHOTO", "PAY_HISTORY"],
  "new-york": [
    "AGE",
    "GENDER",
    "FAMILY",
    "RELIGION_OR_CASTE",
    "ORIGIN",
    "DISABILITY",
    "PHOTO",
    "PAY_HISTORY",
    "CRIMINAL_RECORD",
    "UNEMPLOYMENT",
  ],
};

/**
 * Whether titles for one gender ("salesman") are flagged, too: Directive (EU) 2023/970, article 5(3); Code 8-107(1)(d).
 */
export const ASKS_FOR_NEUTRAL_TITLES: Readonly<Record<HiringRules, boolean>> = {
  none: false,
  india: false,
  eu: true,
  "new-york": true,
};

const BEST_WITH_PAY = "Most people look at the pay first. A salary range attracts more suitable applicants.";

/**
 * The advice where no pay is stated. European Union: Directive (EU) 2023/970, article 5(1), pay must be disclosed
 * before an interview. New York City: Local Law 32 of 2022 (Code 8-107(32)), every post must state the minimum and
 * maximum pay.
 */
export const PAY_MISSING: Readonly<Record<HiringRules, string>> = {
  none: BEST_WITH_PAY,
  india: BEST_WITH_PAY,
  eu: "In the EU, applicants must learn the pay before the interview. A salary range here informs all of them.",
  "new-york": "In New York City, a post must state the minimum and the maximum pay (Local Law 32 of 2022).",
};
