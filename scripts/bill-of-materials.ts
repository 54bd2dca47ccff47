import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { packageRoot } from "../server/platform/package-root.ts";

const namesShape = z.record(z.string(), z.string()).default({});
const packageShape = z.object({
  name: z.string().optional(),
  version: z.string(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  /** Only for building and testing. */
  dev: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  dependencies: namesShape,
  optionalDependencies: namesShape,
  peerDependencies: namesShape,
});
type LockedPackage = z.output<typeof packageShape>;

/** Where the bill is kept. */
export const BILL_PATH = join(packageRoot, "docs/sbom.cdx.json");

/** The locked packages by their place in `node_modules`; the empty place is the product. */
export function lockedPackages(): Map<string, LockedPackage> {
  const lock: unknown = JSON.parse(readFileSync(join(packageRoot, "package-lock.json"), "utf8"));
  return new Map(Object.entries(z.object({ packages: z.record(z.string(), packageShape) }).parse(lock).packages));
}

/** A package's name, which is the last part of its place. */
export const nameAt = (place: string, { name }: LockedPackage): string =>
  name ?? place.split("node_modules/").at(-1) ?? place;

/** Where Node finds a name that is asked for at a place: the nearest `node_modules` on the way up. */
function placeOf(packages: ReadonlyMap<string, LockedPackage>, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    const place = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (packages.has(place)) return place;
    if (folder === "") return null;
  }
}

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const licensesOf = ({ license }: LockedPackage) =>
  license === undefined ? [] : [/[\s(]/.test(license) ? { expression: license } : { license: { name: license } }];

const hashesOf = ({ integrity = "" }: LockedPackage) =>
  integrity
    .split(" ")
    .filter((hash) => hash.startsWith("sha512-"))
    .map((hash) => ({ alg: "SHA-512", content: Buffer.from(hash.slice(7), "base64").toString("hex") }));

/**
 * Everything that ships, in CycloneDX, from the lock file alone and always the same: no time, serial number, address or
 * path, so that a change of it is a change of what ships. (`npm sbom --omit=dev` leaves out what development uses too.)
 */
export function billOfMaterials(packages = lockedPackages()): string {
  const refOf = (place: string, locked: LockedPackage) => `${nameAt(place, locked)}@${locked.version}`;
  const component = (place: string, locked: LockedPackage) => ({
    type: place === "" ? "application" : "library",
    "bom-ref": refOf(place, locked),
    name: nameAt(place, locked),
    version: locked.version,
    purl: `pkg:npm/${nameAt(place, locked).replace("@", "%40")}@${locked.version}`,
    hashes: hashesOf(locked),
    licenses: licensesOf(locked),
  });
  const components = new Map<string, ReturnType<typeof component>>();
  const dependencies = new Map<string, Set<string>>();
  for (const [place, locked] of packages) {
    if (locked.dev) continue;
    const ref = refOf(place, locked);
    if (place !== "") components.set(ref, component(place, locked));
    const found = dependencies.get(ref) ?? new Set();
    dependencies.set(ref, found);
    for (const name of Object.keys({
      ...locked.dependencies,
      ...locked.optionalDependencies,
      ...locked.peerDependencies,
    })) {
      const at = placeOf(packages, place, name);
      const target = at === null ? undefined : packages.get(at);
      if (at !== null && target && !target.dev) found.add(refOf(at, target));
    }
  }
  const product = packages.get("");
  if (!product) throw new Error("package-lock.json does not name the product.");
  const head = {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: component("", product) },
  };
  const sorted = [...components.values()].sort((one, other) => byText(one["bom-ref"], other["bom-ref"]));
  const graph = [...dependencies]
    .map(([ref, on]) => ({ ref, dependsOn: [...on].sort(byText) }))
    .sort((one, other) => byText(one.ref, other.ref));
  // One line for each, so that a change is read as one.
  const lines = (list: readonly object[]) => list.map((item) => JSON.stringify(item)).join(",\n");
  return `${JSON.stringify(head).slice(0, -1)},\n"components":[\n${lines(sorted)}\n],\n"dependencies":[\n${lines(graph)}\n]}\n`;
}
