import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

const NO_HOST = Object.assign(new Error("The Host header is not valid."), { statusCode: 400 });

/** Whether the value of a Host header names a host (RFC 9112, 3.2). */
export function isHost(host: string | undefined): boolean {
  // A user, a path or a query is no part of a host, though an address can have them.
  return host !== undefined && !/[\s/\\?#@]/.test(host) && URL.canParse(`http://${host}/`);
}

/** Whether a request has more than one Host header: its readers could disagree about which one counts. */
const hasManyHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1;

/**
 * Refuses requests whose Host is no host (RFC 9112, 3.2): addresses that are built with it would be invalid. HTTP/1.0
 * does without one; such a request is for the public origin.
 */
export function requireValidHost(app: FastifyInstance, publicUrl: string): void {
  const { host: publicHost } = new URL(publicUrl);
  app.addHook("onRequest", ({ raw, host }, _reply, done) => {
    if (raw.headers.host === undefined && raw.httpVersion === "1.0") raw.headers.host = publicHost;
    else if (!isHost(host) || hasManyHosts(raw)) return done(NO_HOST);
    done();
  });
}
