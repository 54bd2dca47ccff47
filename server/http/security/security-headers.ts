import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import helmet from "helmet";
import { AppError } from "../../platform/errors.ts";

interface Security {
  /** Whether a write may come from the page that sent it. */
  readonly allowsOrigin: (request: FastifyRequest) => boolean;
  /** Where people reach the product. */
  readonly publicUrl: string;
  /** Hashes of the scripts that stand in our pages. */
  readonly scripts: readonly string[];
}

/** The refusal of what a stranger's page sent. */
export class OtherSiteError extends AppError {}

/** Abilities of browsers that no page of ours uses. */
const PERMISSIONS = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"]
  .map((ability) => `${ability}=()`)
  .join(", ");

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Shows pushes, and a page without a connection. */
const SERVICE_WORKER = "/service-worker.js";
/** Stands in the policy for files of the host that is asked. */
const SERVED = "served.invalid";
const SERVED_FILES = /served\.invalid(\/[\w./-]+)/g;
/** Hosts that a policy can name with a path; others, such as IPv6 addresses, it cannot. */
const NAMED_HOST = /^[a-z\d.-]+(?::\d+)?$/i;

/** The browser's defences: headers on every answer, and no write from a stranger's page. */
export function security(app: FastifyInstance, { allowsOrigin, publicUrl, scripts }: Security) {
  const { "content-security-policy": policy, ...others } = helmetHeaders(publicUrl, scripts);
  const headers = {
    ...others,
    "permissions-policy": PERMISSIONS,
    // What says nothing of caches is somebody's own.
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

/** What helmet would set on each answer. It is the same on all of them, so it is asked once. */
function helmetHeaders(publicUrl: string, scripts: readonly string[]): OutgoingHttpHeaders {
  const { origin, protocol } = new URL(publicUrl);
  const secure = protocol === "https:";
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Our origin has scripts that our pages are not to run: those of the playground, which compile code.
        scriptSrc: [`${SERVED}/assets/`, `${origin}/assets/`, ...scripts],
        // The viewer of PDF files reads them in a worker among the assets.
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
