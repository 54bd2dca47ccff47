import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { PublicPage } from "../../../shared/public-pages.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { sendTagged, VERSION_CACHING } from "../etag.ts";
import { documentPage, readDocument } from "./document-page.ts";
import type { PublicPageContext } from "./public-page-context.ts";

const GUIDE = "/developers";
const SCHEMA = `${GUIDE}/schema.graphql`;

/** The documents that are also pages, with the same text as in the repository. */
const PAGES = [
  {
    file: "integrating.md",
    path: GUIDE,
    about: "API keys, webhooks, feeds and the GraphQL API: how to build on Worklane for seekers and companies.",
  },
  {
    file: "graphql.md",
    path: `${GUIDE}/graphql`,
    about: "How Worklane's GraphQL API works: authentication, subscriptions, files, errors and limits.",
  },
  {
    file: "permissions.md",
    path: `${GUIDE}/permissions`,
    about: "Who may do what on Worklane, and the scopes that an API key needs for each operation.",
  },
] as const;

const ADDRESSES = new Map<string, string>([
  ...PAGES.map(({ file, path }) => [file, path] as const),
  ["../schema.graphql", SCHEMA],
]);

/** `/developers`: the guide for developers and the pages it links to, and the schema as a file. */
export function developerPageRoutes(app: FastifyInstance, { publicUrl, sendPage, playground }: PublicPageContext) {
  /** Converts a link between documents to one between pages; null if the target is not served. */
  const addressOf = (link: string): string | null => {
    if (link === `${publicUrl}/playground` && !playground) return null;
    if (link.startsWith(publicUrl)) return link.slice(publicUrl.length) || "/";
    if (/^(?:https?:|#)/.test(link)) return link;
    const [file = "", anchor] = link.split("#");
    const path = ADDRESSES.get(file);
    return path === undefined ? null : path + (anchor === undefined ? "" : `#${anchor}`);
  };
  for (const { file, path, about } of PAGES) {
    const page = developerPage(file, path, about);
    app.get(path, (request, reply) => sendPage(request, reply, page()));
  }
  const schema = readFileSync(join(packageRoot, "schema.graphql"), "utf8");
  app.get(SCHEMA, (_request, reply) => sendTagged(reply, "text/plain", schema, VERSION_CACHING));

  function developerPage(file: string, path: string, about: string): () => PublicPage {
    const above = path === GUIDE ? [] : [{ text: "Developers", path: GUIDE }];
    return documentPage({ text: readDocument(file, publicUrl), path, about, publicUrl, addressOf, above });
  }
}
