import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { packageRoot } from "../../server/platform/package-root.ts";

const texts = z.array(z.string());
const condition = z.object({
  condition: z.enum(["service_healthy", "service_completed_successfully"]),
});
const healthcheck = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({
    test: texts,
    interval: z.string(),
    timeout: z.string(),
    start_period: z.string().default("0s"),
    retries: z.number(),
  }),
]);

// Strict: an unsupported key fails instead of being ignored.
const service = z.strictObject({
  build: z.string().optional(),
  image: z.string(),
  profiles: texts.default([]),
  restart: z.string().default("no"),
  init: z.boolean().default(false),
  read_only: z.boolean().default(false),
  tmpfs: texts.default([]),
  cap_drop: texts.default([]),
  cap_add: texts.default([]),
  security_opt: texts.default([]),
  stop_grace_period: z.string().default("10s"),
  shm_size: z.string().optional(),
  networks: texts,
  depends_on: z.record(z.string(), condition).default({}),
  environment: z.record(z.string(), z.string()).default({}),
  ports: texts.default([]),
  volumes: texts.default([]),
  entrypoint: texts.default([]),
  command: texts.default([]),
  configs: z.array(z.strictObject({ source: z.string(), target: z.string() })).default([]),
  healthcheck: healthcheck.optional(),
});

const composeFile = z.strictObject({
  name: z.string(),
  "x-server": z.unknown(),
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean().default(false) })),
  volumes: z.record(z.string(), z.strictObject({})),
  configs: z.record(z.string(), z.strictObject({ content: z.string() })),
});

/** A service of `docker-compose.yml`. */
export type Service = z.infer<typeof service>;
/** `docker-compose.yml`, with its variables substituted. */
export type ComposeFile = z.infer<typeof composeFile>;

/** Substitutes `${NAME}`, `${NAME:-default}` and `${NAME:?why}`; `$$` stands for one dollar. */
const fillIn = (text: string, env: Readonly<Record<string, string>>) =>
  text.replace(/\$\$|\$\{(\w+)(?:(:[-?])([^}]*))?\}/g, (whole, name, kind, rest) => {
    if (whole === "$$") return "$";
    if (env[name]) return env[name];
    if (kind === ":?") throw new Error(rest);
    return kind === ":-" ? rest : "";
  });

function fillInAll(value: unknown, env: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") return fillIn(value, env);
  if (Array.isArray(value)) return value.map((one) => fillInAll(one, env));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillInAll(one, env)]));
}

/** Reads `docker-compose.yml` as Docker does. `env`: the content of `.env`. */
export function readComposeFile(env: Readonly<Record<string, string>>): ComposeFile {
  const text = readFileSync(join(packageRoot, "docker-compose.yml"), "utf8");
  return composeFile.parse(fillInAll(parse(text, { merge: true }), env));
}
