import type { FastifyReply, FastifyRequest } from "fastify";
import { MAX_WANTED_PAGE, WANTED_PAGE_COOKIE, WANTED_PAGE_SECONDS } from "../../../shared/login/wanted-page.ts";

/** Remembers the requested page in the browser, which opens it after the login. */
export function rememberWantedPage({ url }: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (url.length > MAX_WANTED_PAGE) return;
  reply.setCookie(WANTED_PAGE_COOKIE, url, {
    path: "/",
    sameSite: "lax",
    secure,
    maxAge: WANTED_PAGE_SECONDS,
  });
}
