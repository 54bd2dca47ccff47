import type { FastifyRequest } from "fastify";
import type { ClientInfo } from "../../platform/client-info.ts";
import { BROWSER_COOKIE, COOKIES } from "./session-cookies.ts";

/** Returns the client of a request, for the services. */
export const clientOf = (request: FastifyRequest): ClientInfo => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? "",
  browser: request.cookies[BROWSER_COOKIE],
  refreshTokens: {
    SEEKER: request.cookies[COOKIES.SEEKER.refresh],
    RECRUITER: request.cookies[COOKIES.RECRUITER.refresh],
  },
});
