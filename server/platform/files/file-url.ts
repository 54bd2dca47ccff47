/** Returns the path under which a stored file is served; the name at its end is only for people. */
export function fileUrl(storageKey: string, name: string): string {
  const safeName =
    name
      .normalize("NFKD")
      .replace(/[^\w.-]+/g, "-")
      .replace(/^[-.]+/, "")
      .slice(-80) || "file";
  return `/files/${storageKey}/${safeName}`;
}

/** Returns the storage key in such a path. */
export const keyOfUrl = (url: string): string => url.split("/")[2] ?? "";
