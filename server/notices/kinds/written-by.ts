/** Returns what someone wrote, one paragraph per line, after who did; nothing for an empty text. */
export const writtenBy = (writer: string, text: string): string[] =>
  text ? [`${writer} writes:`, ...text.split(/\n+/)] : [];
