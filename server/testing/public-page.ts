import { expect } from "vitest";
import type { PublicPage } from "../../shared/public-pages.ts";

interface Site {
  readonly url: string;
}

/** Requests a public page's data, from which it is rendered; redirects are not followed. */
export const fetchPage = ({ url }: Site, path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { "worklane-page": "data", ...headers }, redirect: "manual" });

/** The data of a public page. */
export async function pageAt(site: Site, path: string, status = 200): Promise<PublicPage> {
  const response = await fetchPage(site, path);
  expect(response.status, path).toBe(status);
  return (await response.json()) as PublicPage;
}

/** The text of a page rendered from a document. */
export async function documentAt(site: Site, path: string) {
  const { body } = await pageAt(site, path);
  if (body.kind !== "document") throw new Error(`${path} is no document.`);
  return body;
}
