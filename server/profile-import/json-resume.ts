import { NamedValues, type ProfileFormat, proposeNamedValues } from "./named-values.ts";
import type { ProposalDraft } from "./proposal.ts";

const PLACE = ["city", "region", "countryCode"].map((part) => `basics.location.${part}`);

/** https://jsonresume.org/schema, with the additions of our export. */
const FORMAT: ProfileFormat = {
  fields: [
    ["name", "", "basics.name"],
    ["phone", "", "basics.phone"],
    ["email", "", "basics.email"],
    ["currentProfession", "", "basics.label"],
    ["about", "", "basics.summary"],
    ["location", ", ", ...PLACE],
    ["dob", "", "basics.birthDate"],
  ],
  histories: [
    {
      ...{ list: "work", kind: "JOB", title: "position", company: "name", from: "startDate", to: "endDate" },
      ...{ type: "employmentType", responsibilities: ["summary", "highlights"] },
    },
    {
      ...{ list: "volunteer", kind: "SOCIAL", title: "position", company: "organization" },
      ...{ from: "startDate", to: "endDate", responsibilities: ["summary", "highlights"] },
    },
  ],
  education: {
    ...{ list: "education", qualification: "studyType", course: "area", college: "institution" },
    ...{ end: "endDate", marks: "score", level: "level" },
  },
  entries: [
    {
      ...{ list: "certificates", kind: "CERTIFICATE", title: "name", organization: "issuer" },
      ...{ year: "date", link: "url", more: ["summary"] },
    },
    {
      ...{ list: "projects", kind: "PROJECT", title: "name", organization: "entity" },
      ...{ year: "endDate", link: "url", more: ["description", "highlights"] },
    },
  ],
  languages: { list: "languages", name: "language", level: "fluency" },
  skills: { list: "skills", names: ["keywords", "name"] },
};

const MAX_DEPTH = 8;

/** Reads a resume in the format of JSON Resume. @throws SyntaxError if it is not JSON */
export function readJsonResume(text: string, draft: ProposalDraft): void {
  const values = new NamedValues(draft);
  addValues(values, [], JSON.parse(text.replace(/^\uFEFF/, "")));
  for (const profile of values.entries("basics.profiles")) {
    const [network] = values.at(`${profile}.network`);
    const [address] = values.at(`${profile}.url`, `${profile}.username`);
    const field = network?.text.toLowerCase();
    if (address && (field === "linkedin" || field === "github"))
      draft.propose(field, address.text, ...values.at(profile).map(({ line }) => line));
  }
  const [site] = values.at("basics.url");
  if (site) draft.propose("github", site.text, site.line);
  proposeNamedValues(values, FORMAT);
}

function addValues(values: NamedValues, path: readonly string[], value: unknown): void {
  if (typeof value === "string" || typeof value === "number") values.set(path.join("."), String(value));
  else if (typeof value === "object" && value !== null && path.length >= MAX_DEPTH) values.draft.truncate();
  else if (typeof value === "object" && value !== null)
    for (const [name, part] of Object.entries(value)) addValues(values, [...path, name], part);
}
