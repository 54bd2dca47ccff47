/** Maximum length of an operator's reason for a decision, in characters. */
export const MAX_EXPLANATION = 2000;

/** Minutes for which a report is reserved for the operator who took it. */
export const REPORT_ASSIGNMENT_MINUTES = 60;

/** Maximum length of an appeal, in characters. */
export const MAX_APPEAL = 4000;

/** Days within which the people affected by a decision can appeal. */
export const APPEAL_DAYS = 30;
