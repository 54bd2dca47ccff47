import { createServer } from "node:net";
import type { Config } from "./config.ts";
import { listenError } from "./listen-error.ts";

/**
 * Checks that the server will be able to listen, before work that takes long: creating a database, for example.
 * @throws OperatorError
 */
export async function requireFreePort(config: Pick<Config, "host" | "port">): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen({ port: config.port, host: config.host }, resolve);
  }).catch((error: unknown) => Promise.reject(listenError(error, config)));
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}
