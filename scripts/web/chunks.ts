import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const WEB = join(import.meta.dirname, "../../web");

/** Whether a module belongs to a chunk. */
type Test = (id: string, context: Rolldown.ChunkingContext) => boolean;

const inPackages =
  (names: string): Test =>
  (id) =>
    new RegExp(`/node_modules/(?:${names})/`).test(id);

const inFolders =
  (names: string): Test =>
  (id) =>
    new RegExp(`^${WEB}/(?:${names})/`).test(id);

const inFiles =
  (names: string): Test =>
  (id) =>
    new RegExp(`^${WEB}/(?:${names})\\.`).test(id);

const anyOf =
  (...tests: readonly Test[]): Test =>
  (id, context) =>
    tests.some((test) => test(id, context));

/** Matches a module of the web client and our own modules that it imports, directly or not. */
function neededBy(entry: string): Test {
  const needed = new Set<string>();
  return (id, context) => {
    const add = (module: string) => {
      if (needed.has(module) || module.includes("/node_modules/")) return;
      needed.add(module);
      for (const imported of context.getModuleInfo(module)?.importedIds ?? []) add(imported);
    };
    if (needed.size === 0) add(join(WEB, entry));
    return needed.has(id);
  };
}

// From the bottom up: a file imports only from files before it; an import cycle would run modules before their
// dependencies.

const inApp = neededBy("app.tsx");

const onLanding = neededBy("landing-start.tsx");

/** The end of a session, at most once a week: loaded on demand. */
const isRare = inFiles("session/session-end-(?:warning|watch)");

const inSession: Test = (id, context) => inFolders("session")(id, context) && !isRare(id, context);

const inArea = anyOf(neededBy("layout/area.tsx"), inSession, inFiles("apollo/problem"));

/** Modules of the job search and its area. */
const onSearch = anyOf(neededBy("layout/seeker-area.tsx"), neededBy("pages/seeker/search-jobs-page.tsx"));

/** Modules of the login; other account screens share most of them. */
const onLogIn = neededBy("pages/accounts/user-login-page.tsx");

/** Operations and their hooks. */
const inDocuments = inFolders("generated");

/** Vite's preload helper: separate, because main.tsx needs it before the page is painted. */
const isLoader: Test = (id) => id.endsWith("vite/preload-helper.js");

/** Modules that every page needs. */
const BASE = anyOf(
  neededBy("start.tsx"),
  // All styles of a prerendered page are in one file: of several, those loaded first would win until the others have
  // loaded.
  (id, context) => onLanding(id, context) && (id.endsWith(".css") || inApp(id, context) || onSearch(id, context)),
);

/** What every page needs of Mantine: its provider and the components of first views. */
const MANTINE = anyOf(
  inPackages("@mantine/core/esm/core"),
  inPackages("@mantine/hooks/esm/use-(?:color-scheme|did-update|isomorphic-effect|media-query|reduced-motion)"),
  inPackages("@mantine/core/esm/components/(?:ActionIcon|Button|Loader|Transition|UnstyledButton|VisuallyHidden)"),
);

const DATA = anyOf(
  inPackages("@apollo/client|rxjs|graphql|optimism|@wry/[a-z0-9]+|graphql-ws|@graphql-typed-document-node"),
  neededBy("apollo/client.ts"),
  (id, context) => inDocuments(id, context) && (inArea(id, context) || onSearch(id, context)),
);

/** Search and filter fields; forms need them too. */
const FIELDS = anyOf(
  inPackages("@mantine/store|@mantine/hooks/esm/(?:utils|use-(?:disclosure|id|merged-ref|uncontrolled))"),
  inPackages("@mantine/core/esm/components/(?:CloseButton|Group|Input|InputBase|TextInput|Title)"),
  inFiles("ui/forms/form-(?:errors|message)(?:\\.module)?"),
);

/** Loaded on the first interaction: `web/ui/overlays/on-first-touch.ts`. */
const OVERLAYS = anyOf(
  inPackages("@mantine/hooks|@mantine/core/esm/components/(?:FocusTrap|Portal)"),
  inPackages("@mantine/modals|@mantine/notifications|react-transition-group|dom-helpers|@floating-ui/[a-z-]+"),
  inPackages("react-remove-scroll(?:-bar)?|react-style-singleton|use-callback-ref|use-sidecar|get-nonce"),
  inPackages("@mantine/core/esm/components/(?:Drawer|Modal|ModalBase|Overlay|ScrollArea|Notification)"),
);

const group = (name: string, test: Test, priority: number, minShareCount = 1) => ({
  name: (id: string, context: Rolldown.ChunkingContext) => (test(id, context) ? name : null),
  priority,
  minShareCount,
  includeDependenciesRecursively: false,
});

/**
 * Which modules are bundled together. By default, every small module that two pages share becomes a separate file, and
 * a request costs more than its size.
 */
export const chunkGroups = [
  group("loader", isLoader, 10),
  group("react", inPackages("react|react-dom|scheduler|clsx|tslib|fast-deep-equal"), 9),
  group("icons", inPackages("@tabler/icons-react"), 8, 3),
  group("base", BASE, 7),
  group("landing", onLanding, 6),
  group("app", anyOf(inPackages("react-router|react-router-dom|cookie"), inApp), 6),
  group("data", DATA, 5),
  group("mantine", MANTINE, 5),
  group("fields", FIELDS, 4),
  group("log-in", (id, context) => onLogIn(id, context) && !inArea(id, context) && !onSearch(id, context), 3),
  group("overlays", OVERLAYS, 3),
  group("documents", inDocuments, 2),
  group("forms", inPackages("@mantine/form|klona|@mantine/core/esm/components/(?:Paper|PasswordInput|Textarea)"), 2),
  group("area", inArea, 2),
  group("seeker", onSearch, 2, 2),
  group("parts", inFolders("ui|layout"), 1, 4),
];

/** Rejects a build whose files have an import cycle. */
export const noCircles = (): Plugin => ({
  name: "worklane:no-circles",
  apply: "build",
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const walk = (file: string, above: readonly string[]) => {
      if (above.includes(file)) this.error(`These files import one another: ${[...above, file].join(" > ")}`);
      if (done.has(file)) return;
      const chunk = bundle[file];
      for (const other of chunk?.type === "chunk" ? chunk.imports : []) walk(other, [...above, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) walk(file, []);
  },
});
