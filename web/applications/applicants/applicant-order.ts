/** A snapshot of a list to step through, taken when its first applicant was opened. */
export interface ApplicantOrder {
  readonly ids: readonly string[];
  /** Loads those after the last; null when there are none. */
  readonly more: (() => Promise<ApplicantOrder>) | null;
}

export const NO_ORDER: ApplicantOrder = { ids: [], more: null };
