import type { FastifyInstance } from "fastify";

const NO_HOST = Object.assign(new Error("The Host header is not valid."), { statusCode: 400 });

/** Refuses requests whose Host is no host (RFC 9112, 3.2): addresses that are built with it would be invalid. */
export function requireValidHost(app: FastifyInstance): void {
  app.addHook("onRequest", ({ host }, _reply, done) => {
    done(host === undefined || URL.canParse(`http://${host}/`) ? undefined : NO_HOST);
  });
}
