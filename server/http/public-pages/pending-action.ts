import type { FastifyReply, FastifyRequest } from "fastify";
import { SignJWT } from "jose";
import { z } from "zod";
import type { ServerSecrets } from "../../platform/secrets/server-secrets.ts";
import { readToken, signToken } from "../../platform/secrets/signed-tokens.ts";

/** An action that a signed-out user took on a public page. */
export type PendingAction =
  | {
      readonly act: "apply" | "save";
      readonly jobId: string;
      /** Source of the link to the job. */
      readonly from?: string | undefined;
    }
  | {
      readonly act: "alert";
      /** The search, as in the URL. */
      readonly search: string;
    };

export const PENDING_ACT_COOKIE = "worklane-pending-act";

/** Path where the action is finished after the login. */
export const FINISH_PATH = "/jobs/finish";

const ISSUER = "worklane-pending-act";
/** The same secret signs other tokens, each for another audience. */
const AUDIENCE = "pending-act";
/** Long enough for a sign-up with mail confirmation. */
const LIFETIME_SECONDS = 60 * 60;

const claims = z.discriminatedUnion("act", [
  z.object({ act: z.enum(["apply", "save"]), jobId: z.uuid(), from: z.string().optional() }),
  z.object({ act: z.literal("alert"), search: z.string() }),
]);

/** Whether the browser has a pending action; which one is revealed when it is finished. */
export const hasPendingAct = ({ cookies }: Pick<FastifyRequest, "cookies">): boolean =>
  Boolean(cookies[PENDING_ACT_COOKIE]);

/**
 * Stores an action taken before the login in the browser, in a signed cookie: it can only come from that press, and
 * without it nothing is finished.
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
    async remember(reply: FastifyReply, act: PendingAction): Promise<void> {
      const token = await signToken(
        secrets,
        new SignJWT({ ...act })
          .setIssuer(ISSUER)
          .setAudience(AUDIENCE)
          .setExpirationTime(seconds() + LIFETIME_SECONDS),
      );
      reply.setCookie(PENDING_ACT_COOKIE, token, { ...cookie, maxAge: LIFETIME_SECONDS });
    },

    /** Returns the pending action; null if there is none or it has expired. */
    async read({ cookies }: FastifyRequest): Promise<PendingAction | null> {
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
