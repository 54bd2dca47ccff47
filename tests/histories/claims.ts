/** The services' documented guarantees, for each kind of history; docs/histories.md has the models. */
export const CLAIMS = [
  ["application", "at most one stands, and what both sides do to it happens in one order, which every read shows"],
  [
    "connection",
    "changes of a pair happen one after the other, and each is answered by how the pair stood at its turn",
  ],
  ["chat", "messages are numbered without gaps, and what was stored is never lost or doubled"],
] as const;

export type Kind = (typeof CLAIMS)[number][0];
