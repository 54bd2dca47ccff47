/** Characters that make the text after them read in another direction, or in a frame of its own. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text that reads in the order of its characters. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, "");
