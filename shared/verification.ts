/** The verification of a company as the owner of a domain. */
export interface CheckedCompany {
  readonly domain: string;
  readonly method: "MAIL" | "DNS" | "OPERATOR";
  /** ISO 8601. */
  readonly checkedAt: string;
}

/** Describes the verification of a company; completes a sentence that begins with "Verified". */
export const verificationLabel = ({ domain, method }: Pick<CheckedCompany, "domain" | "method">): string =>
  ({
    MAIL: `an owner has an email address at ${domain}`,
    DNS: `it controls ${domain}`,
    OPERATOR: `we have confirmed that it is the company of ${domain}`,
  })[method];
