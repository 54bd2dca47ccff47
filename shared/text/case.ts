/** Begins a text with a capital letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Begins a text with a small letter, to continue a sentence. */
export const decapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
