import type { Stored } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import { readTypedWords } from "../../platform/search/words.ts";
import type { Synonyms } from "./vocabulary.store.ts";

/** Synonyms as listed for operators. */
export interface StoredSynonyms extends Synonyms {
  readonly id: number;
}

const MAX_TERMS = 20;

/** Lists all synonyms, oldest first. */
export const listSynonyms = ({ prisma }: Stored): Promise<StoredSynonyms[]> =>
  prisma.searchSynonyms.findMany({ orderBy: { id: "asc" } });

/**
 * Adds words that stand for each other in searches, effective from the next search. @throws BAD_USER_INPUT for fewer
 * than two
 */
export async function addSynonyms({ prisma }: Stored, { terms, same }: Synonyms): Promise<StoredSynonyms> {
  const read = terms.map((term) =>
    readTypedWords(term)
      .map(({ whole }) => whole)
      .join(" "),
  );
  const known = [...new Set(read)].filter((term) => term !== "");
  if (known.length < 2 || known.length > MAX_TERMS) throw invalid({ terms: `Give 2 to ${MAX_TERMS} different terms.` });
  return prisma.searchSynonyms.create({ data: { terms: known, same } });
}

/** Removes synonyms. @returns whether they existed */
export const removeSynonyms = async ({ prisma }: Stored, id: number): Promise<boolean> =>
  (await prisma.searchSynonyms.deleteMany({ where: { id } })).count > 0;
