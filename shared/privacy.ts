/** Characters of what one may write with a report. */
export const MAX_REPORT_NOTE = 1000;
