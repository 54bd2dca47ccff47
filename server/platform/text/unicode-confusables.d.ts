declare module "unicode-confusables" {
  /** Replaces each character by the one that it looks like, where Unicode lists one (UTS 39). */
  export function rectifyConfusion(text: string): string;
}
