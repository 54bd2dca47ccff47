import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Role } from "../generated/prisma/enums.ts";
import type { Page } from "./pages.ts";

/** Asks the API in the name of whom a page is painted for. */
export type Ask = (
  role: Role,
  query: string,
  variables: Record<string, unknown>,
) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;

type Painting =
  | { readonly html: string; readonly title: string; readonly state: unknown }
  | { readonly leadsTo: string };

/** The web's code, built to paint pages on the server (`web/paint/server.tsx`). */
interface Painter {
  paint(address: string, ask: Ask): Promise<Painting>;
}

/** Loads the painter with the first page that needs it; null when it was not built. */
export function lazyPainter(folder: string): () => Promise<Painter> | null {
  const path = join(folder, "server.js");
  if (!existsSync(path)) return () => null;
  let loading: Promise<Painter> | undefined;
  return () => {
    loading ??= import(pathToFileURL(path).href);
    return loading;
  };
}

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign);

/** Data in a page: nothing in it can end the element that carries it. */
const stateElement = (state: unknown): string =>
  `<script type="application/json" id="painted-state">${JSON.stringify(state).replaceAll("<", "\\u003c")}</script>`;

/** A live page with what was painted for somebody. */
export function filled(page: Page, { html, title, state }: Extract<Painting, { html: string }>): string {
  return page.html
    .replace("<!--title-->", () => escaped(title))
    .replace("<!--page-->", () => html)
    .replace("<!--state-->", () => (state ? stateElement(state) : ""));
}
