import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Change, type CriticalityLevel, DiffRule, diff, type Rule } from "@graphql-inspector/core";
import { buildSchema, type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import { packageRoot } from "../server/platform/package-root.ts";

const CURRENT = join(packageRoot, "schema.graphql");
const RELEASED = join(packageRoot, "docs/released-schema.graphql");
const CHANGE_LOG = join(packageRoot, "docs/schema-changes.md");
const PENDING = "## Since the last release";
const NOTHING = "Nothing.";

const TITLES = [
  ["BREAKING", "Breaks clients"],
  ["DANGEROUS", "To look at"],
  ["NON_BREAKING", "Safe"],
] as const;

/** Returns the deprecation reason of an element at a path such as `Job.title` or `JobOrder.PAY`. */
function deprecationAt(schema: GraphQLSchema, path: string | undefined): string | null | undefined {
  const [typeName = "", name = "", argument] = path?.split(".") ?? [];
  const type = schema.getType(typeName);
  if (isEnumType(type)) return type.getValue(name)?.deprecationReason;
  if (isInputObjectType(type)) return type.getFields()[name]?.deprecationReason;
  if (!isObjectType(type) && !isInterfaceType(type)) return null;
  const field = type.getFields()[name];
  if (argument === undefined) return field?.deprecationReason;
  return field?.args.find((arg) => arg.name === argument)?.deprecationReason;
}

/** A deprecated element may be removed after the date in its reason. */
const letDeprecationsEnd =
  (today: string): Rule =>
  ({ changes, oldSchema }) =>
    changes.map((change) => {
      const reason = oldSchema ? deprecationAt(oldSchema, change.path) : null;
      const until = reason?.match(/ after (\d{4}-\d\d-\d\d)\.$/)?.[1];
      const isOver = /_REMOVED$/.test(change.type) && until !== undefined && until < today;
      return isOver
        ? { ...change, criticality: { ...change.criticality, level: "DANGEROUS" as CriticalityLevel } }
        : change;
    });

/** Omits descriptions, and directives, which accompany a reported change. */
const leaveOut: Rule = ({ changes }) =>
  changes.filter(({ type }) => !/DESCRIPTION_ADDED$|^DIRECTIVE_USAGE_/.test(type));

const isMarked = (schema: GraphQLSchema, path = ""): boolean => {
  const [typeName = "", name = ""] = path.split(".");
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  return field?.astNode?.directives?.some((directive) => directive.name.value === "semanticNonNull") ?? false;
};

/** A field that is null only with an error, or with user errors for clients that request them, may become nullable. */
const letMarkedBeNull: Rule = ({ changes, newSchema }) =>
  changes.map((change) => {
    const { oldFieldType, newFieldType }: Change["meta"] = change.meta;
    const isSame = change.type === "FIELD_TYPE_CHANGED" && oldFieldType === `${newFieldType}!`;
    return isSame && newSchema && isMarked(newSchema, change.path)
      ? { ...change, criticality: { ...change.criticality, level: "DANGEROUS" as CriticalityLevel } }
      : change;
  });

/** Returns the changes between two schemas, new types without their fields. `today`: as YYYY-MM-DD. */
export const changesBetween = (before: string, now: string, today: string): Promise<Change[]> =>
  diff(buildSchema(before), buildSchema(now), [
    DiffRule.ignoreDescriptionChanges,
    leaveOut,
    DiffRule.simplifyChanges,
    letDeprecationsEnd(today),
    letMarkedBeNull,
  ]);

/** Formats the changes, the most severe first. */
export function describeChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return `${NOTHING}\n`;
  const parts = TITLES.flatMap(([level, title]) => {
    const lines = changes.filter(({ criticality }) => criticality.level === level).map(({ message }) => message);
    return lines.length > 0 ? [`**${title}**\n\n${lines.map((line) => `- ${line}\n`).join("")}`] : [];
  });
  return parts.join("\n");
}

/** Writes the changes since the last release into the change log; `npm run check` fails when they break clients. */
async function main() {
  const { values } = parseArgs({ options: { release: { type: "string" }, check: { type: "boolean" } } });
  const today = new Date().toISOString().slice(0, 10);
  const current = readFileSync(CURRENT, "utf8");
  const changes = await changesBetween(readFileSync(RELEASED, "utf8"), current, today);
  if (values.check) {
    const breaking = changes.filter(({ criticality }) => criticality.level === "BREAKING");
    if (breaking.length === 0) return;
    console.error(`schema.graphql breaks clients of the last release:\n\n${describeChanges(breaking)}`);
    process.exit(1);
  }
  const [head = "", log = ""] = readFileSync(CHANGE_LOG, "utf8").split(PENDING);
  const released = log.replace(/^[\s\S]*?(?=\n## |$)/, "");
  const described = describeChanges(changes);
  if (values.release === undefined) {
    writeFileSync(CHANGE_LOG, `${head}${PENDING}\n\n${described}${released}`);
    return;
  }
  writeFileSync(
    CHANGE_LOG,
    `${head}${PENDING}\n\n${NOTHING}\n\n## ${values.release}, ${today}\n\n${described}${released}`,
  );
  writeFileSync(RELEASED, current);
}

if (import.meta.filename === process.argv[1]) await main();
