import { join } from "node:path";
import { packageRoot } from "../../server/platform/package-root.ts";
import { buildImage } from "./base-image.ts";
import type { Podman } from "./podman.ts";

/** One image for all: the same programs from Debian where it has them, and small ones that answer as the others do. */
export const STAND_INS = "localhost/worklane-test-stand-ins";

interface Program {
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  /** What its image is stopped with, unless SIGTERM. */
  readonly stopSignal?: string;
}

/** What the images of `docker-compose.yml` run by themselves, by the beginning of their names. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  "caddy:": { command: ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"] },
  "postgres:": { entrypoint: ["/stand-ins/postgres.sh"], stopSignal: "SIGINT" },
  "redis:": {},
  "minio/minio:": { entrypoint: ["/stand-ins/minio.mjs"] },
  "axllent/mailpit:": { entrypoint: ["/mailpit"] },
};

/** What stands in for an image that is not ours. */
export function standInFor(image: string): Program {
  const [, program] = Object.entries(PROGRAMS).find(([name]) => image.startsWith(name)) ?? [];
  if (!program) throw new Error(`Nothing stands in for ${image}.`);
  return program;
}

export const buildStandIns = (podman: Podman, base: string) =>
  buildImage(podman, STAND_INS, join(packageRoot, "tests/containers/stand-ins"), ["--build-arg", `BASE=${base}`]);
