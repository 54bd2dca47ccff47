import type { Role } from "../generated/prisma/enums.ts";

/** Who sent a request, for limits by address. */
export interface ClientInfo {
  readonly address: string;
  readonly userAgent: string;
  /** The cookie by which a browser is known again where it has logged in before. */
  readonly browser?: string | undefined;
  /** The refresh tokens in its cookies, by role: a log-in in the same browser takes their place. */
  readonly refreshTokens?: Readonly<Partial<Record<Role, string | undefined>>>;
}
