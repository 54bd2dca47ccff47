import { resumeSays } from "../../seekers/resumes/resume-text.store.ts";

/** SQL: whether blind mode hides who sent the application `a` to the job `j`. */
export const isHidden = (a: string, j: string): string => `(${j}.blind and ${a}.revealed_at is null)`;

/**
 * Words by which the resume search must not find a hidden applicant: addresses, links and numbers that may reach them;
 * years are fine.
 */
const TELLING = "lexeme ~ '[@/]|\\.[a-z]|\\d{3}' and lexeme !~ '\\.js$|^-?(19|20)\\d\\d$'";

/**
 * SQL: the condition that words as typed are in a hidden applicant's `resume`, as if the words of their name and
 * schools, their addresses, links and numbers were not in it. They are removed from the text rather than from the
 * search, so that `-name` reveals nothing either. Used within a row of `seekers`.
 */
export const hiddenResumeSays = (words: string): string => `(
  select ${resumeSays(words, "ts_delete(resume.words, telling.lexemes)")}
  from lower(concat_ws(' ', seekers.name, college, tenth_school, twelfth_school)) as known (text),
    lateral (select array_remove(tsvector_to_array(to_tsvector('english', known.text))
      || regexp_split_to_array(known.text, '[^[:alnum:]]+'), '') as words) as of_person,
    lateral (select coalesce(array_agg(lexeme), '{}') as lexemes
      from unnest(tsvector_to_array(to_tsvector('english', ${words}) || to_tsvector('english', translate(${words}, '"-', '  ')))) as lexeme
      where ${TELLING} or regexp_split_to_array(lexeme, '[^[:alnum:]]+') && of_person.words) as telling)`;
