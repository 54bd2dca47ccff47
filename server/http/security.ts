import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import helmet from "helmet";

interface Security {
  /** Whether a write may come from the page that sent it. */
  readonly allowsOrigin: (request: FastifyRequest) => boolean;
  /** Whether people reach the product over https. */
  readonly secure: boolean;
  /** Hashes of the scripts that stand in our pages. */
  readonly scripts: readonly string[];
}

/** Abilities of browsers that no page of ours uses. */
const PERMISSIONS = [
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "publickey-credentials-get",
  "usb",
]
  .map((ability) => `${ability}=()`)
  .join(", ");

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The browser's defences: headers on every answer, and no write from a stranger's page. */
export function security(app: FastifyInstance, { allowsOrigin, secure, scripts }: Security) {
  const headers = {
    ...helmetHeaders(secure, scripts),
    "permissions-policy": PERMISSIONS,
    // What says nothing of caches is somebody's own.
    "cache-control": "private, no-store",
  };
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (SAFE_METHODS.has(request.method) || allowsOrigin(request)) return done();
    reply
      .code(403)
      .send({ message: "This request came from another site.", error: "This request came from another site." });
  });
}

/** What helmet would set on each answer. It is the same on all of them, so it is asked once. */
function helmetHeaders(secure: boolean, scripts: readonly string[]): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // Mantine positions its overlays by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'"],
        frameSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
  });
  setHeaders(answer.req, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders();
}
