import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Role } from "../../generated/prisma/enums.ts";
import { escapeMarkup } from "../../platform/text/escape-markup.ts";
import type { Page } from "./pages.ts";

/** Queries the API on behalf of the person for whom a page is rendered. */
export type QueryApi = (
  role: Role,
  query: string,
  variables: Record<string, unknown>,
) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;

type RenderedPage =
  | { readonly html: string; readonly title: string; readonly state: unknown }
  | { readonly redirectTo: string };

/** The web client, built to render pages on the server (`web/server.tsx`). */
interface Renderer {
  renderPage(address: string, query: QueryApi): Promise<RenderedPage>;
}

/** Loads the renderer when the first page needs it; null if it was not built. */
export function lazyRenderer(folder: string): () => Promise<Renderer> | null {
  const path = join(folder, "server.js");
  if (!existsSync(path)) return () => null;
  let loading: Promise<Renderer> | undefined;
  return () => {
    loading ??= import(pathToFileURL(path).href);
    return loading;
  };
}

/** Serializes data into a page such that it cannot end the element that contains it. */
const stateElement = (state: unknown): string =>
  `<script type="application/json" id="prerendered-state">${JSON.stringify(state).replaceAll("<", "\\u003c")}</script>`;

/** Returns an area's page with the prerendered content, title and state for a user inserted. */
export const filled = (
  page: Pick<Page, "html">,
  path: string,
  { html, title, state }: Extract<RenderedPage, { html: string }>,
): string =>
  page.html
    .replace("<!--title-->", () => escapeMarkup(title))
    .replace("<!--path-->", () => escapeMarkup(path))
    .replace(/<!--page-->[\s\S]*?<!--\/page-->/, () => html)
    .replace("<!--state-->", () => (state ? stateElement(state) : ""));

/** Returns a page that could not be prerendered: with a loading indicator, for the browser to render. */
export const loadingPage = (page: Pick<Page, "html">): string =>
  page.html
    .replace("<!--title-->", "Worklane")
    .replace(' data-prerendered="<!--path-->"', "")
    .replace(/<!--(?:\/?page|state)-->/g, "");
