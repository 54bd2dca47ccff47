import { ActionIcon, NativeSelect } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type FormEvent, memo } from "react";
import { MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import type { ReviewCountsQuery } from "../../generated/graphql.ts";
import { useSearchAddress } from "../../ui/forms/use-search-address.ts";
import classes from "./applicant-tools.module.css";
import { type ApplicantConditions, ORDERS, withOrder, withResumeSearch, withTag } from "./conditions.ts";

/** Id of the search field, focused by a keyboard shortcut. */
export const RESUME_SEARCH_ID = "resume-search";

interface ApplicantToolsProps {
  conditions: ApplicantConditions;
  /** Null until they are loaded. */
  counts: Pick<ReviewCountsQuery["applicantCounts"], "tags" | "blind"> | null;
  /** Whether a change replaces the history entry. */
  replace?: boolean;
}

/**
 * Searches a job's resumes and chooses a tag and the order, all stored in the address, for list, review and board
 * alike.
 */
export const ApplicantTools = memo(function ApplicantTools({
  conditions,
  counts,
  replace = false,
}: ApplicantToolsProps) {
  const [, changeSearch] = useSearchAddress();
  const { resumeSearch, tag, order } = conditions;
  // The page handles keys only outside of fields; the text is read on submit.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("words") ?? "");
    changeSearch((before) => withResumeSearch(before, words), { replace });
  };
  const tags = counts?.tags ?? [];
  const chosen = tag && !tags.some((one) => one.tag === tag) ? [{ tag, count: 0 }] : [];
  return (
    <div className={classes.tools}>
      <search className={classes.search} aria-label="Search resumes">
        <form className={classes.form} onSubmit={submit} key={resumeSearch}>
          <input
            id={RESUME_SEARCH_ID}
            className={classes.input}
            type="search"
            name="words"
            defaultValue={resumeSearch ?? ""}
            placeholder="Search resumes"
            aria-label="Search resumes"
            title="Finds resumes that contain all the words. You can also use “quoted phrases”, “or” between words, and -word to exclude a word."
            maxLength={MAX_SEARCH_KEYWORD}
            onKeyDown={({ key, currentTarget }) => key === "Escape" && currentTarget.blur()}
          />
          <ActionIcon type="submit" color="gray" aria-label="Search resumes" title="Search resumes">
            <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </form>
      </search>
      {tags.length > 0 || chosen.length > 0 ? (
        <NativeSelect
          className={classes.choice}
          aria-label="Tag"
          value={tag ?? ""}
          data={[
            { value: "", label: "Any tag" },
            ...[...chosen, ...tags].map((one) => ({ value: one.tag, label: `${one.tag} (${one.count})` })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            changeSearch((before) => withTag(before, value || null), { replace })
          }
        />
      ) : null}
      <NativeSelect
        className={classes.choice}
        aria-label="Sort by"
        value={order}
        data={[...ORDERS]}
        onChange={({ currentTarget: { value } }) => changeSearch((before) => withOrder(before, value), { replace })}
      />
      {counts?.blind ? (
        <p className={classes.blind}>
          Anonymous review: applicants' identities are hidden until the first decision on each.
        </p>
      ) : null}
    </div>
  );
});
