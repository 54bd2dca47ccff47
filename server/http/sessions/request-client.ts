import type { FastifyRequest } from "fastify";
import type { ClientInfo } from "../../platform/client-info.ts";
import { BROWSER_COOKIE, COOKIES } from "./session-cookies.ts";

/** Where a request came from, as services count it. */
export const clientOf = (request: FastifyRequest): ClientInfo => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? "",
  browser: request.cookies[BROWSER_COOKIE],
  refreshTokens: {
    SEEKER: request.cookies[COOKIES.SEEKER.refresh],
    RECRUITER: request.cookies[COOKIES.RECRUITER.refresh],
  },
});
