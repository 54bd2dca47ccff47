import type { FastifyInstance } from "fastify";

const DAYS_VALID = 180;

interface SecurityTxt {
  /** Contact for vulnerability reports: a `mailto:` or `https:` URL. Unset: the file is not served. */
  readonly contact: string | undefined;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** `/.well-known/security.txt` (RFC 9116). */
export async function securityTxtRoutes(app: FastifyInstance, { contact, publicUrl, clock }: SecurityTxt) {
  if (!contact) return;
  app.get("/.well-known/security.txt", async (_request, reply) => {
    const expires = new Date(clock());
    expires.setUTCDate(expires.getUTCDate() + DAYS_VALID);
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${expires.toISOString()}`,
          "Preferred-Languages: en",
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          "",
        ].join("\n"),
      );
  });
}
