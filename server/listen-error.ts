import type { Config } from "./config.ts";
import { OperatorError } from "./platform/operator-error.ts";

/** Converts an error of listening that the operator can mend into a sentence; returns any other as it is. */
export function listenError(error: unknown, { host, port }: Pick<Config, "host" | "port">): unknown {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE")
    return new OperatorError(`Another program uses port ${port}: stop it, or set PORT to another number.`);
  if (code === "EACCES")
    return new OperatorError(`This user is not allowed to use port ${port}: set PORT to a number above 1023.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return new OperatorError(`HOST=${host} is not an address of this machine: ${code}.`);
  return error;
}
