/** The characters that Windows-1252 assigns to 0x80 to 0x9F, in order; unassigned ones map to themselves. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const SUSPICIOUS = /[ÂÃâ]/;

const byteOf = (character: string): number => {
  const special = WINDOWS_1252.indexOf(character);
  return special >= 0 ? 0x80 + special : character.charCodeAt(0);
};

/** Undoes the decoding of UTF-8 as Windows-1252: "Cityâ€™s" is "City’s". Other text is returned unchanged. */
export function repairEncoding(text: string): string {
  if (!SUSPICIOUS.test(text)) return text;
  // Repaired run by run, as a text may hold both damaged and intact characters.
  return text.replace(/[\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2,}/g, (run) => {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(run, byteOf));
    } catch {
      return run;
    }
  });
}
