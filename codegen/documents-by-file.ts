import { dirname, join, relative, resolve } from "node:path";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { type ASTNode, type DefinitionNode, type FragmentDefinitionNode, Kind, visit } from "graphql";

type Output = Extract<CodegenConfig["generates"][string], { preset?: unknown }>;
type Preset = Exclude<NonNullable<Output["preset"]>, string>;

const isFragment = (definition: DefinitionNode): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION;

/** Returns the fragments that a document spreads, directly or through others. */
function spreadBy(node: ASTNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Set<string> {
  const found = new Set<string>();
  const collect = (within: ASTNode) =>
    visit(within, {
      [Kind.FRAGMENT_SPREAD]({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment || found.has(value)) return;
        found.add(value);
        collect(fragment);
      },
    });
  collect(node);
  return found;
}

/**
 * A preset that generates a module of documents and hooks for each file of operations below `root`, at the same path in
 * the output folder, so that a page loads only the documents that it uses. All types are in the single file `types`,
 * which is erased in the browser's code.
 */
export const documentsByFile: Preset = {
  buildGeneratesSection({ baseOutputDir, documents, presetConfig, plugins, pluginMap, config, ...options }) {
    const fragments = new Map(
      documents
        .flatMap(({ document }) => document?.definitions ?? [])
        .filter(isFragment)
        .map((fragment) => [fragment.name.value, fragment]),
    );
    return documents.flatMap((file) => {
      const { document, location } = file;
      if (!document || !location) return [];
      const own = document.definitions.filter(isFragment).map(({ name }) => name.value);
      const externalFragments = [...spreadBy(document, fragments)]
        .filter((name) => !own.includes(name))
        .flatMap((name) => {
          const node = fragments.get(name);
          return node
            ? [{ name, node, onType: node.typeCondition.name.value, isExternal: true, importFrom: null }]
            : [];
        });
      const path = relative(resolve(presetConfig.root), resolve(location)).replace(/\.graphql$/, ".ts");
      const filename = join(baseOutputDir, path);
      const header = `import type * as Types from "${relative(dirname(filename), presetConfig.types)}";`;
      return {
        ...options,
        filename,
        documents: [file],
        plugins: [{ header: {} }, ...plugins],
        pluginMap: { ...pluginMap, header: { plugin: () => ({ prepend: [header], content: "" }) } },
        config: { ...config, externalFragments, importOperationTypesFrom: "Types" },
      };
    });
  },
};
