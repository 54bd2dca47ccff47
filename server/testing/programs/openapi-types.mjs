import { register } from "node:module";

// Prints the types of an OpenAPI document, for clients in TypeScript. openapi-typescript needs TypeScript's JavaScript
// API, which TypeScript 7 no longer has: it gets the one bundled with @ts-morph/common.
const typescript = `import { ts } from ${JSON.stringify(import.meta.resolve("@ts-morph/common"))}; export default ts;`;
const asModule = (code) => `data:text/javascript,${encodeURIComponent(code)}`;
const resolve = `const typescript = ${JSON.stringify(asModule(typescript))};
export const resolve = (name, context, next) =>
  name === "typescript" ? { url: typescript, shortCircuit: true } : next(name, context);`;
register(asModule(resolve));

const { default: typesOf, astToString } = await import("openapi-typescript");
const document = await (await fetch(process.argv[2])).json();
process.stdout.write(astToString(await typesOf(document)));
