import type { Plugin } from "vite";

const packages = (names: string) => new RegExp(`/node_modules/(?:${names})/`);
const modules = (names: string) => new RegExp(`/web/(?:${names})`);

// From the bottom up: a file imports only from files before it, for a circle would run modules before what they need.

const REACT = [packages("react|react-dom|scheduler|clsx|tslib|fast-deep-equal")];

const ICONS = [packages("@tabler/icons-react")];

/** What every page is made of. */
const BASE = [
  packages("@mantine/core/esm/core"),
  packages("@mantine/hooks/esm/use-(?:color-scheme|did-update|isomorphic-effect|media-query|reduced-motion)"),
  packages("@mantine/core/esm/components/(?:ActionIcon|Button|Loader|Transition|UnstyledButton|VisuallyHidden)"),
  modules("start\\.tsx|rendering/|theme/(?!full)|session/entry\\.ts|layout/shown-page"),
  modules("jobs/(?:apply-button|job-card|job-facts|save-toggle)|applications/application-status"),
  modules("ui/(?:button-link|color-scheme-switch|dates|facts|logo|media|monogram)"),
  modules("ui/(?:options|page-link|relative-date|status-badge|title)"),
  /\/shared\/jobs\.options/,
  // All sheets of a prerendered page are one file: in several, those that come first would win until the others are there.
  modules(
    "(?:pages/landing/|landing-start|layout/public-(?:frame|header|footer)|seekers/person-card|messages/message-bubble).*\\.css",
  ),
];

/** What only the landing page needs, and a few pages far behind it. */
const LANDING = [
  modules(
    "pages/landing/|landing-start|layout/public-(?:frame|header|footer)|seekers/person-card|messages/(?:links|message-bubble)",
  ),
];

const APP = [
  packages("react-router|react-router-dom|cookie"),
  modules(
    "app\\.tsx|routes\\.tsx|layout/(?:arrival|root|route-error|page-loading)|session/(?:roles|viewer)\\.ts|ui/(?:announce|focus\\.ts|greeting|use-stable-callback|empty-state|drawings/(?:broken-)?drawing)",
  ),
];

const DATA = [
  packages("@apollo/client|rxjs|graphql|optimism|@wry/[a-z0-9]+|graphql-ws|@graphql-typed-document-node"),
  // Uploads come with the first file.
  modules("apollo/(?!upload-link)|generated/"),
];

/** Around every page behind the log-in. */
const AREA = [
  modules(
    "layout/area(?:-links|-nav|-shell|\\.tsx)|session/(?:guard|other-tabs|session-changes|use-leave|use-log-out)",
  ),
];

/** Of every page of a seeker, and of the lists of jobs there. */
const SEEKER = [
  modules("messages/(?:chat-context|chat-list-options)|jobs/(?:job-details-panel|use-job-actions|use-open-job)"),
];

/** What one can search and filter by; forms need it too. */
const FIELDS = [
  /\/node_modules\/@mantine\/hooks\/(?!esm\/use-(?:drag|element-size|focus-return|focus-trap|long-press|resize-observer))/,
  packages("@mantine/store"),
  packages(
    "@mantine/core/esm/components/(?:CloseButton|Collapse|Combobox|Group|Input|InputBase|NativeSelect|TextInput|Title)",
  ),
];

const FORMS = [
  packages("@mantine/form|klona"),
  packages("@mantine/core/esm/components/(?:Paper|PasswordInput|Textarea)"),
];

/** What comes when it is first needed: `web/ui/on-first-touch.ts`. */
const OVERLAYS = [
  packages("@mantine/hooks|@mantine/core/esm/components/(?:FocusTrap|Portal)"),
  packages("@mantine/modals|@mantine/notifications|react-transition-group|dom-helpers|@floating-ui/[a-z-]+"),
  packages("react-remove-scroll(?:-bar)?|react-style-singleton|use-callback-ref|use-sidecar|get-nonce"),
  packages("@mantine/core/esm/components/(?:Drawer|Modal|ModalBase|Overlay|ScrollArea|Notification)"),
];

const group = (name: string, tests: readonly RegExp[], priority: number, minShareCount = 1) => ({
  name,
  test: (id: string) => tests.some((some) => some.test(id)),
  priority,
  minShareCount,
  includeDependenciesRecursively: false,
});

/**
 * Which modules travel together. Left alone, every little module that two pages share is a file of its own, and a request
 * costs more than it weighs.
 */
export const chunkGroups = [
  group("react", REACT, 9),
  group("icons", ICONS, 8, 2),
  group("base", BASE, 7),
  group("landing", LANDING, 7),
  group("app", APP, 6),
  group("data", DATA, 5),
  group("fields", FIELDS, 4),
  group("overlays", OVERLAYS, 3),
  group("forms", FORMS, 2),
  group("lists", [modules("ui/(?:paged-cards|form-errors|web-link|drawings/people-drawing)")], 2, 2),
  group("area", AREA, 2),
  group("seeker", SEEKER, 2),
  group("parts", [modules("ui/|layout/")], 1, 4),
];

/** Refuses a build whose files import one another in a circle. */
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
