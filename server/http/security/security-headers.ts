import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import helmet from "helmet";
import { AppError } from "../../platform/errors.ts";

interface Security {
  /** Whether a write may come from the page that sent it. */
  readonly allowsOrigin: (request: FastifyRequest) => boolean;
  /** Public origin of the site. */
  readonly publicUrl: string;
  /** Hashes of the inline scripts of our pages. */
  readonly scripts: readonly string[];
}

/** The rejection of a request from another site's page. */
export class OtherSiteError extends AppError {}

/** Browser features that our pages do not use. */
const PERMISSIONS = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"]
  .map((ability) => `${ability}=()`)
  .join(", ");

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Shows push notifications, and a page while offline. */
const SERVICE_WORKER = "/service-worker.js";
/** Placeholder in the policy for files of the requested host. */
const SERVED = "served.invalid";
const SERVED_FILES = /served\.invalid(\/[\w./-]+)/g;
/** Hosts that a policy can name with a path; others, such as IPv6 addresses, it cannot. */
const NAMED_HOST = /^[a-z\d.-]+(?::\d+)?$/i;

/** Sets security headers on every response, and rejects writes from other sites' pages. */
export function security(app: FastifyInstance, { allowsOrigin, publicUrl, scripts }: Security) {
  const { "content-security-policy": policy, ...others } = helmetHeaders(publicUrl, scripts);
  const headers = {
    ...others,
    "permissions-policy": PERMISSIONS,
    // Responses without a caching policy are private.
    "cache-control": "private, no-store",
  };
  app.addHook("onRequest", (request, reply, done) => {
    const { host = "" } = request.headers;
    const own = String(policy).replaceAll(SERVED_FILES, (_, path) => (NAMED_HOST.test(host) ? host + path : "'self'"));
    reply.headers(headers).header("content-security-policy", own);
    if (SAFE_METHODS.has(request.method) || allowsOrigin(request)) return done();
    done(new OtherSiteError("FORBIDDEN", "This request came from another site."));
  });
}

/** Returns helmet's headers. They are the same for all responses, so they are computed once. */
function helmetHeaders(publicUrl: string, scripts: readonly string[]): OutgoingHttpHeaders {
  const { origin, protocol } = new URL(publicUrl);
  const secure = protocol === "https:";
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Our origin has scripts that our pages must not run: those of the playground, which compile code.
        scriptSrc: [`${SERVED}/assets/`, `${origin}/assets/`, ...scripts],
        // The PDF viewer parses files in a worker among the assets.
        workerSrc: [SERVICE_WORKER, "/assets/"].flatMap((path) => [`${SERVED}${path}`, `${origin}${path}`]),
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
