/** Characters of what one may write with a report. */
export const REPORT_NOTE_MAX = 1000;
