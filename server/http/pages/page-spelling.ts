/**
 * Returns a function that finds the page for a URL whose path differs from the page's pattern in letter case only, and
 * returns the URL as the page spells it; null if there is none. Ids and tokens keep their case, as does the query.
 */
export function spellings(patterns: readonly string[]): (url: string) => string | null {
  const known = patterns.filter((pattern) => pattern !== "/*").map((pattern) => pattern.split("/"));
  // Whatever is below an area is no page of its own.
  known.sort((one, other) => Number(one.includes("*")) - Number(other.includes("*")));
  return (url) => {
    const [path = ""] = url.split("?");
    const segments = path.replace(/(?<=.)\/$/, "").split("/");
    const pattern = known.find((parts) => matches(parts, segments));
    if (!pattern) return null;
    const spelled = segments.map((segment, index) => (isStatic(pattern[index]) ? pattern[index] : segment)).join("/");
    return segments.join("/") === spelled ? null : spelled + url.slice(path.length);
  };
}

const isStatic = (part: string | undefined): boolean => part !== undefined && part !== "*" && !part.startsWith(":");

function matches(parts: readonly string[], segments: readonly string[]): boolean {
  const isOpen = parts.at(-1) === "*";
  if (isOpen ? segments.length < parts.length : segments.length !== parts.length) return false;
  return parts.every((part, index) => {
    const segment = segments[index] ?? "";
    if (part === "*") return true;
    return isStatic(part) ? part.toLowerCase() === segment.toLowerCase() : segment !== "";
  });
}
