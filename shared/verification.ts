/** The verification of a company as the owner of a domain. */
export interface CheckedCompany {
  readonly domain: string;
  readonly method: "MAIL" | "DNS" | "OPERATOR";
  /** ISO 8601. */
  readonly checkedAt: string;
}

/** Describes the verification of a company; follows "Verified on 3 March 2024: ". */
export const verificationLabel = ({ domain, method }: Pick<CheckedCompany, "domain" | "method">): string =>
  ({
    MAIL: `an owner of the company has an email address at ${domain}`,
    DNS: `the company controls ${domain}`,
    OPERATOR: `we confirmed that ${domain} belongs to the company`,
  })[method];
