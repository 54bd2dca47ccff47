import { resumeSays } from "../../seekers/resumes/resume-text.store.ts";

/**
 * SQL: the condition that a hidden applicant's `resume` matches a query, as if the words of their name and schools, their
 * addresses, links and numbers were not in it. They are removed from the text rather than from the search, so that
 * `-name` reveals nothing either. Used within a row of `seekers`.
 */
export const hiddenResumeSays = (query: string): string => `(
  select ${resumeSays(query, "ts_delete(ts_filter(resume.words, '{d}'), of_person.words)")}
  from (select array_agg(resume_word(word)) as words
    from unnest(search_words_of(concat_ws(' ', name, translate(name, ' .-', ''), college, tenth_school, twelfth_school))) as word) as of_person)`;
