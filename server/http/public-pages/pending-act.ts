import type { FastifyReply, FastifyRequest } from "fastify";
import { SignJWT } from "jose";
import { z } from "zod";
import type { ServerSecrets } from "../../platform/secrets/server-secrets.ts";
import { readToken, signToken } from "../../platform/secrets/signed-tokens.ts";

/** What was pressed on a public page by somebody who was not signed in. */
export type PendingAct =
  | {
      readonly act: "apply" | "save";
      readonly jobId: string;
      /** What the link to the job said of where it stands. */
      readonly from?: string | undefined;
    }
  | {
      readonly act: "alert";
      /** What was searched for, as the address says it. */
      readonly search: string;
    };

export const PENDING_ACT_COOKIE = "worklane-pending-act";

/** Where it is finished after the log-in. */
export const FINISH_PATH = "/jobs/finish";

const ISSUER = "worklane-pending-act";
/** The same secret signs other things, each for another audience. */
const AUDIENCE = "pending-act";
/** Long enough for a sign-up with its mail. */
const LIFETIME_SECONDS = 60 * 60;

const claims = z.discriminatedUnion("act", [
  z.object({ act: z.enum(["apply", "save"]), jobId: z.uuid(), from: z.string().optional() }),
  z.object({ act: z.literal("alert"), search: z.string() }),
]);

/** Whether the browser remembers something to finish; what it is shows when it is finished. */
export const hasPendingAct = ({ cookies }: Pick<FastifyRequest, "cookies">): boolean =>
  Boolean(cookies[PENDING_ACT_COOKIE]);

/**
 * Remembers, in the browser that pressed, what was pressed before the log-in. The cookie is signed: only that press makes one,
 * and finishing without one does nothing.
 */
export function pendingActs({
  secrets,
  secure,
  clock,
}: {
  secrets: ServerSecrets;
  secure: boolean;
  clock: () => Date;
}) {
  const cookie = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const seconds = () => Math.floor(clock().getTime() / 1000);
  return {
    async remember(reply: FastifyReply, act: PendingAct): Promise<void> {
      const token = await signToken(
        secrets,
        new SignJWT({ ...act })
          .setIssuer(ISSUER)
          .setAudience(AUDIENCE)
          .setExpirationTime(seconds() + LIFETIME_SECONDS),
      );
      reply.setCookie(PENDING_ACT_COOKIE, token, { ...cookie, maxAge: LIFETIME_SECONDS });
    },

    /** What is to be finished; null when there is nothing, or when it is too long ago. */
    async read({ cookies }: FastifyRequest): Promise<PendingAct | null> {
      try {
        const options = { issuer: ISSUER, audience: AUDIENCE, currentDate: clock(), requiredClaims: ["exp"] };
        return claims.parse(await readToken(secrets, cookies[PENDING_ACT_COOKIE] ?? "", options));
      } catch {
        return null;
      }
    },

    forget(reply: FastifyReply): void {
      reply.clearCookie(PENDING_ACT_COOKIE, cookie);
    },
  };
}
