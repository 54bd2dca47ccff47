/** Returns the TXT record that proves a company's ownership of a domain. */
export const recordOf = (token: string): string => `worklane-verification=${token}`;
