const MAX_SLUG = 80;

/**
 * A text as part of an address: "Sr. Engineer, Zürich" is "sr-engineer-zurich"; empty when it has no Latin letters or digits.
 * `slug_of` in the database makes the same.
 */
export const slugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
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
