import type { GivenAddresses } from "../masking/given-addresses.ts";

/** Returns a function that links to a page of this site, in Markdown, and adds its address to those given. */
export const linkOf =
  (publicUrl: string, given: GivenAddresses) =>
  (label: string, path: string): string => {
    given.addFrom(publicUrl + path);
    return `[${label}](${publicUrl}${path})`;
  };
