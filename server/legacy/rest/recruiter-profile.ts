import { z } from "zod";
import { MAX_INDUSTRY, MAX_LOCATION, MAX_NAME } from "../../../shared/accounts.ts";
import { LOGO_UPLOAD } from "../../../shared/files.ts";
import { COMPANY_SIZES } from "../../../shared/recruiters.options.ts";
import { MAX_COMPANY_DESCRIPTION, MAX_COMPANY_LINK } from "../../../shared/recruiters.ts";
import { toLegacyRecruiter } from "../legacy-shapes.ts";
import { legacyRecruiter, messageAnswer } from "./legacy-schemas.ts";
import { optionalText, WEB_ADDRESS } from "./request-schemas.ts";
import { type RestRoute, route } from "./rest-route.ts";

const companyForm = z.object({
  name: optionalText("The company's name.", { maxLength: MAX_NAME, example: "Forge" }),
  companyLocation: optionalText("The company's main location.", { maxLength: MAX_LOCATION, example: "Pune" }),
  industry: optionalText("The company's industry.", { maxLength: MAX_INDUSTRY, example: "Steel" }),
  companysize: optionalText("The company's number of employees.", {
    enum: COMPANY_SIZES.map(({ label }) => label),
    example: "11-50",
  }),
  companyWebsite: optionalText(`The company's website. ${WEB_ADDRESS}`, {
    maxLength: MAX_COMPANY_LINK,
    example: "https://forge.example",
  }),
  linkedIn: optionalText(`The company's LinkedIn page. ${WEB_ADDRESS}`, {
    maxLength: MAX_COMPANY_LINK,
    example: "https://www.linkedin.com/company/forge",
  }),
  companyDescription: optionalText("The company's description, in Markdown.", {
    maxLength: MAX_COMPANY_DESCRIPTION,
    example: "We make things of steel.",
  }),
});

/** Domain names of the form's fields. */
const DOMAIN_NAMES: Readonly<Record<string, string>> = {
  name: "companyName",
  companysize: "companySize",
  linkedIn: "linkedin",
};

/** The company profile (docs/specification.md 7.6). */
export const recruiterProfileRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: "/recruiter/getprofile",
    scopes: ["profile:read"],
    summary: "Returns the profile of the caller's company.",
    role: "RECRUITER",
    response: z.object({ recruiter: legacyRecruiter }),
    async handle({ services, actor, fileBase }) {
      return { recruiter: toLegacyRecruiter(await services.recruiters.own(actor), fileBase) };
    },
  }),
  route({
    method: "PUT",
    path: "/recruiter/editprofile",
    scopes: ["profile:write"],
    summary: "Updates the profile of the caller's company. Blank or omitted fields stay unchanged.",
    role: "RECRUITER",
    body: companyForm,
    files: { companyLogo: LOGO_UPLOAD },
    renamed: { companyName: "name", companySize: "companysize", linkedin: "linkedIn" },
    response: messageAnswer,
    async handle({ services, actor, body, files }) {
      const given = Object.entries(body).filter(([, value]) => value.trim() !== "");
      const input = Object.fromEntries(given.map(([name, value]) => [DOMAIN_NAMES[name] ?? name, value]));
      await services.recruiters.update(actor, input, files.companyLogo);
      return { message: "Profile updated successfully" };
    },
  }),
];
