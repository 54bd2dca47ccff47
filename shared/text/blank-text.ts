/** Spaces, what looks like a space, and what is drawn as nothing. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing: it counts as not written. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
