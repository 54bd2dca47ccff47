/** Who sent a request, for limits by address. */
export interface ClientInfo {
  readonly address: string;
  readonly userAgent: string;
  /** The cookie by which a browser is known again where it has logged in before. */
  readonly browser?: string | undefined;
}
