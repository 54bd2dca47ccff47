/** Returns the quality value for exactly this media type, from 0 to 1; wildcards do not count. */
export function qualityOf(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(",")) {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim());
    if (name !== type) continue;
    const quality = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1);
    return Number.isNaN(quality) ? 0 : quality;
  }
  return 0;
}
