import type { Role } from "../generated/prisma/enums.ts";

/** The client that sent a request, for limits by address. */
export interface ClientInfo {
  readonly address: string;
  readonly userAgent: string;
  /** The cookie that identifies a browser that has logged in before. */
  readonly browser?: string | undefined;
  /** The refresh tokens in its cookies, by role: a login in the same browser replaces them. */
  readonly refreshTokens?: Readonly<Partial<Record<Role, string | undefined>>>;
}
