import type { FastifyRequest } from "fastify";
import type { Origin } from "../platform/origin.ts";
import { BROWSER_COOKIE } from "./session-cookies.ts";

/** Where a request came from, as services count it. */
export const requestOrigin = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? "",
  browser: request.cookies[BROWSER_COOKIE],
});
