/** The TXT record that shows at a domain that it is a company's. */
export const recordOf = (token: string): string => `worklane-verification=${token}`;
