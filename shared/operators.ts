/** Characters of the reason that an operator gives for a decision. */
export const MAX_EXPLANATION = 2000;

/** For how many minutes nobody else takes a report that an operator has taken. */
export const REPORT_HELD_MINUTES = 60;

/** Characters of an appeal. */
export const MAX_APPEAL = 4000;

/** For how many days those whom a decision concerns can appeal. */
export const APPEAL_DAYS = 30;
