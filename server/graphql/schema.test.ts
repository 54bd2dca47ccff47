import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "./schema.ts";

test("every type, field and enum value has a description", async () => {
  const undescribed: string[] = [];
  for (const type of Object.values((await createSchema()).getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (!type.description) undescribed.push(type.name);
    const parts = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : [];
    for (const { name, description } of parts) if (!description) undescribed.push(`${type.name}.${name}`);
  }
  expect(undescribed).toEqual([]);
});

test("only the nodeId of a type that is a Node is described as being for `node`", async () => {
  const misdescribed = Object.values((await createSchema()).getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__"))
    .filter((type) => {
      const description = type.getFields().nodeId?.description ?? "";
      const isNode = type.getInterfaces().some(({ name }) => name === "Node");
      return isNode !== description.includes("for `node`");
    })
    .map(({ name }) => name);
  expect(misdescribed).toEqual([]);
});
