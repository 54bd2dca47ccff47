import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import { packageRoot } from "../../server/platform/package-root.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { readComposeFile, type Service } from "./compose-file.ts";
import { type Podman, ULIMITS } from "./podman.ts";
import { STAND_INS, standInFor } from "./stand-ins.ts";

/** The services of `docker-compose.yml`, in containers. */
export type Composition = Awaited<ReturnType<typeof composition>>;

/** Longer than any service of the file may take to become healthy. */
const HEALTHY_MS = 120_000;
const secondsOf = (text: string) => text.replace(/s$/, "");

/** `image`: the image built for `worklane`. */
export async function composition(podman: Podman, image: string) {
  const project = `worklane-${randomUUID().slice(0, 8)}`;
  // Only on this machine, on free ports.
  const published = new Map<string, number>();
  const webPort = await freePort();
  const file = readComposeFile({
    PUBLIC_URL: `http://localhost:${webPort}`,
    HTTP_PORT: String(webPort),
    HTTPS_PORT: String(await freePort()),
    ...secrets(),
  });
  const nameOf = (name: string) => `${project}-${name}`;
  const serviceNamed = (name: string) => {
    const service = file.services[name];
    if (!service) throw new Error(`There is no service ${name}.`);
    return service;
  };

  const addressesOf = new Map<string, string>();
  /**
   * Reuses a container's addresses for the next one with its name: podman's DNS server continues to return the old
   * ones.
   */
  async function keepAddresses(name: string) {
    for (const network of serviceNamed(name).networks) {
      const part = (field: string) => `{{(index .NetworkSettings.Networks "${nameOf(network)}").${field}}}`;
      const format = `ip=${part("IPAddress")},mac=${part("MacAddress")}`;
      addressesOf.set(`${name} ${network}`, `,${await podman.podman("inspect", "--format", format, nameOf(name))}`);
    }
  }

  async function optionsOf(name: string, { build, image: named, ...service }: Service): Promise<string[]> {
    const configs = await Promise.all(
      service.configs.map(async ({ source, target }) => {
        const path = join(podman.folder, `${project}-${source}`);
        await writeFile(path, file.configs[source]?.content ?? "");
        return ["--volume", `${path}:${target}:ro`];
      }),
    );
    return [
      ...service.networks.flatMap((network) => [
        "--network",
        `${nameOf(network)}:alias=${name}${addressesOf.get(`${name} ${network}`) ?? ""}`,
      ]),
      ...Object.entries(service.environment).flatMap(([key, value]) => ["--env", `${key}=${value}`]),
      ...service.tmpfs.flatMap((path) => ["--tmpfs", path]),
      ...service.cap_drop.flatMap((capability) => ["--cap-drop", capability]),
      ...service.cap_add.flatMap((capability) => ["--cap-add", capability]),
      ...service.security_opt.flatMap((option) => ["--security-opt", option]),
      ...service.volumes.flatMap((volume) => ["--volume", `${project}-${volume}`]),
      ...configs.flat(),
      ...(build ? [] : ["--volume", `${join(packageRoot, "node_modules")}:/stand-ins/node_modules:ro`]),
      ...(service.init ? ["--init"] : []),
      // A read-only container in Docker has no writable folder that the file does not name.
      ...(service.read_only ? ["--read-only", "--read-only-tmpfs=false"] : []),
      ...(service.shm_size ? ["--shm-size", service.shm_size] : []),
      ...ULIMITS,
      ...["--log-driver", "k8s-file"],
    ];
  }

  const healthOptions = ({ healthcheck }: Service): string[] => {
    if (!healthcheck) return [];
    if ("disable" in healthcheck) return ["--no-healthcheck"];
    const [kind, ...words] = healthcheck.test;
    const command = kind === "CMD" ? JSON.stringify(words) : words.join(" ");
    return [
      ...["--health-cmd", command, "--health-interval", "disable"],
      ...["--health-timeout", healthcheck.timeout, "--health-retries", String(healthcheck.retries)],
    ];
  };

  async function ports(service: Service): Promise<string[]> {
    const options: string[] = [];
    for (const port of service.ports) {
      const [host = "", container = ""] = port.split(":").slice(-2);
      const own = host === String(webPort) ? webPort : await freePort();
      published.set(container, own);
      options.push("--publish", `127.0.0.1:${own}:${container}`);
    }
    return options;
  }

  /** The image and its command, or a stand-in. */
  function program({ image: named, entrypoint, command }: Service): string[] {
    const standIn = named === file.name ? null : standInFor(named);
    const first = entrypoint.length > 0 ? entrypoint : (standIn?.entrypoint ?? []);
    return [
      ...(standIn?.stopSignal ? ["--stop-signal", standIn.stopSignal] : []),
      ...(first.length > 0 ? ["--entrypoint", JSON.stringify(first)] : []),
      standIn ? STAND_INS : image,
      ...(command.length > 0 ? command : (standIn?.command ?? [])),
    ];
  }

  const isHealthy = async (name: string) => (await podman.tryPodman("healthcheck", "run", nameOf(name))).code === 0;
  /** Waits until it reports that it is healthy. */
  const healthy = (name: string) =>
    vi.waitFor(
      async () => {
        if (await isHealthy(name)) return;
        const state = await podman.tryPodman("inspect", "--format", "{{.State.Status}}", nameOf(name));
        throw new Error(`${name} is not healthy: ${state.stdout}${(await logs(name)).slice(-2000)}`);
      },
      { timeout: HEALTHY_MS, interval: 500 },
    );

  async function create(name: string) {
    const service = serviceNamed(name);
    const restart = service.restart === "on-failure" ? "on-failure:5" : service.restart;
    await podman.podman(
      ...["run", "--detach", "--name", nameOf(name), "--restart", restart],
      ...["--stop-timeout", secondsOf(service.stop_grace_period)],
      ...(await optionsOf(name, service)),
      ...healthOptions(service),
      ...(await ports(service)),
      ...program(service),
    );
  }

  const started = new Map<string, Promise<void>>();
  function bringUp(name: string): Promise<void> {
    const own =
      started.get(name) ??
      (async () => {
        const waited = Object.entries(serviceNamed(name).depends_on);
        await Promise.all(
          waited.map(async ([other, { condition }]) => {
            await bringUp(other);
            if (condition === "service_healthy") return healthy(other);
            const code = await podman.podman("wait", nameOf(other));
            if (code !== "0") throw new Error(`${other} ended with ${code}.\n${await logs(other)}`);
          }),
        );
        await create(name);
      })();
    started.set(name, own);
    return own;
  }

  const replacedLogs = new Map<string, string>();
  /** The log of a service, with those of the containers that were replaced. */
  async function logs(name: string): Promise<string> {
    const { stdout, stderr } = await podman.tryPodman("logs", nameOf(name));
    return (replacedLogs.get(name) ?? "") + stdout + stderr;
  }

  /** Stops a service within the grace period of the file; returns its exit code and the milliseconds that it took. */
  async function stop(name: string) {
    const before = Date.now();
    await podman.podman("stop", nameOf(name));
    const code = Number(await podman.podman("inspect", "--format", "{{.State.ExitCode}}", nameOf(name)));
    return { code, ms: Date.now() - before };
  }

  for (const [network, { internal }] of Object.entries(file.networks))
    await podman.podman("network", "create", ...(internal ? ["--internal"] : []), nameOf(network));

  return {
    /** URL of the proxy. */
    url: `http://localhost:${webPort}`,
    /** URL of the mail catcher's web interface. */
    get mailUrl() {
      return `http://localhost:${published.get("8025")}`;
    },
    /** Starts services without a profile after their dependencies, and waits until they are healthy. */
    async up() {
      const wanted = Object.keys(file.services).filter((name) => serviceNamed(name).profiles.length === 0);
      await Promise.all(wanted.map(bringUp));
      const checked = wanted.filter((name) => {
        const { healthcheck, build } = serviceNamed(name);
        return build || (healthcheck && !("disable" in healthcheck));
      });
      await Promise.all(checked.map(healthy));
    },
    stop,
    /** Starts a stopped container, and waits until it is healthy. */
    async start(name: string) {
      await podman.podman("start", nameOf(name));
      await healthy(name);
    },
    /** Replaces a service's container by one with the given settings. */
    async replace(name: string, environment: Record<string, string> = {}) {
      await keepAddresses(name);
      await stop(name);
      replacedLogs.set(name, await logs(name));
      await podman.podman("rm", nameOf(name));
      const service = serviceNamed(name);
      // Aliases in the file share their settings: each service gets a copy.
      file.services[name] = { ...service, environment: { ...service.environment, ...environment } };
      await create(name);
      await healthy(name);
    },
    /** Runs a command in a service's container. */
    exec: (name: string, ...command: readonly string[]) => podman.tryPodman("exec", nameOf(name), ...command),
    /** Runs a command in a new container with a service's settings, as `docker compose run --rm` does. */
    async run(name: string, options: readonly string[], ...command: readonly string[]) {
      const service = { ...serviceNamed(name), command: [...command] };
      const own = await optionsOf(`${name}-run`, service);
      return podman.tryPodman("run", "--rm", ...own, ...options, ...program(service));
    },
    logs,
    /** Removes containers, networks and volumes. */
    async down() {
      for (const name of started.keys())
        await podman.tryPodman("rm", "--force", "--time", "0", "--volumes", nameOf(name));
      for (const volume of Object.keys(file.volumes)) await podman.tryPodman("volume", "rm", "--force", nameOf(volume));
      for (const network of Object.keys(file.networks))
        await podman.tryPodman("network", "rm", "--force", nameOf(network));
    },
  };
}

/** The secrets required by the file. */
const secrets = (): Record<string, string> =>
  Object.fromEntries(
    ["TOKEN_SECRET", "POSTGRES_PASSWORD", "REDIS_PASSWORD", "FILES_SECRET"].map((name) => [
      name,
      randomUUID().replaceAll("-", ""),
    ]),
  );
