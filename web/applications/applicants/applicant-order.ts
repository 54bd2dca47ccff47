/** Whom one goes through one after another: a list as it was when it was left for the first of them. */
export interface ApplicantOrder {
  readonly ids: readonly string[];
  /** Loads those behind the last; null when there are none. */
  readonly more: (() => Promise<ApplicantOrder>) | null;
}

export const NO_ORDER: ApplicantOrder = { ids: [], more: null };
