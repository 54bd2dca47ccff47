import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../platform/package-root.ts";
import { PEOPLE, type Who } from "./scene.ts";

/** The response of an operation to each person: `yes`, or the code of the refusal. */
export type PermissionRow = readonly [operation: string, expected: Readonly<Record<Who, string>>];

/** The cells of the table under a heading of `docs/permissions.md`, which is the source of the tests. */
export function tableUnder(heading: string): { readonly head: readonly string[]; readonly rows: readonly string[][] } {
  const document = readFileSync(join(packageRoot, "docs/permissions.md"), "utf8");
  const section = document.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (!section) throw new Error(`docs/permissions.md has no section ${heading}.`);
  const [head = [], , ...rows] = section
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.replaceAll("`", "").trim()),
    );
  return { head, rows };
}

/** Parses a permission table. */
export function permissionTable(heading: string): PermissionRow[] {
  const { head, rows } = tableUnder(heading);
  if (head.slice(1).join() !== PEOPLE.join())
    throw new Error(`The columns of ${heading} are not the people of the scene.`);
  return rows.map(([operation = "", ...cells]) => {
    const expected = Object.fromEntries(PEOPLE.map((who, index) => [who, cells[index] ?? ""])) as Record<Who, string>;
    return [operation, expected];
  });
}
