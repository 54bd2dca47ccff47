/** Characters of the reason that an operator gives for a decision. */
export const MAX_EXPLANATION = 2000;
