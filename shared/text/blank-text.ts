/** White space, characters that look like it, and characters that are not drawn. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text has no visible characters: it counts as empty. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
