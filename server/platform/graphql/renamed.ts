/** The deprecation reason of an operation that has a better name now. */
export const renamedTo = (name: string): string => `Use \`${name}\`. May be removed after 2027-05-31.`;
