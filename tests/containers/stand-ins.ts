import { join } from "node:path";
import { packageRoot } from "../../server/platform/package-root.ts";
import { buildImage } from "./base-image.ts";
import type { Podman } from "./podman.ts";

/** One image for all: the same programs from Debian where available, and small compatible ones otherwise. */
export const STAND_INS = "localhost/worklane-test-stand-ins";

interface Program {
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  /** The signal that stops its image, if not SIGTERM. */
  readonly stopSignal?: string;
}

/** The default programs of the images in `docker-compose.yml`, by prefix of their names. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  "caddy:": { command: ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"] },
  "postgres:": { entrypoint: ["/stand-ins/postgres.sh"], stopSignal: "SIGINT" },
  "redis:": {},
  "minio/minio:": { entrypoint: ["/stand-ins/minio.mjs"] },
  "axllent/mailpit:": { entrypoint: ["/mailpit"] },
};

/** Returns the stand-in for a third-party image. */
export function standInFor(image: string): Program {
  const [, program] = Object.entries(PROGRAMS).find(([name]) => image.startsWith(name)) ?? [];
  if (!program) throw new Error(`Nothing stands in for ${image}.`);
  return program;
}

export const buildStandIns = (podman: Podman, base: string) =>
  buildImage(podman, STAND_INS, join(packageRoot, "tests/containers/stand-ins"), ["--build-arg", `BASE=${base}`]);
