/** Where a request came from, for limits by address. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
  /** The cookie by which a browser is known again where it has logged in before. */
  readonly browser?: string | undefined;
}
