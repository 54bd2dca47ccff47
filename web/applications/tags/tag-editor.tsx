import { UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { MAX_TAG } from "../../../shared/applications.ts";
import { useApplicationTagsQuery } from "../../generated/applications/tags/tags.ts";
import { useCan } from "../../session/viewer.ts";
import { FocusKeeper } from "../../ui/focus/focus-keeper.tsx";
import { announce } from "../../ui/notices/announce.tsx";
import { TagList } from "./tag-list.tsx";
import classes from "./tags.module.css";
import { useTagApplications } from "./use-tag-applications.ts";

/** Id of the tag field, focused by a keyboard shortcut. */
export const TAG_FIELD_ID = "add-tag";

const SUGGESTED = 8;

interface TagEditorProps {
  applicationId: string;
  /** The current tags. */
  tags: readonly string[];
}

/** Adds and removes the tags of an application. Keyed by the application. */
export function TagEditor({ applicationId, tags }: TagEditorProps) {
  const mayTag = useCan("DECIDE");
  const change = useTagApplications();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [writing, setWriting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = useApplicationTagsQuery({ skip: !writing, fetchPolicy: "cache-and-network" });
  if (!mayTag) return <TagList tags={tags} />;

  const typed = text.trim().toLowerCase();
  const has = new Set(tags.map((tag) => tag.toLowerCase()));
  const suggested = (data?.applicationTags ?? [])
    .filter((tag) => !has.has(tag.toLowerCase()) && tag.toLowerCase().includes(typed))
    .slice(0, SUGGESTED);
  const run = async (part: { add: string[] } | { remove: string[] }, done: string) => {
    const failure = await change({ applicationIds: [applicationId], ...part });
    setProblem(failure ? (Object.values(failure.fields)[0] ?? failure.message) : null);
    if (!failure) announce(done);
    return !failure;
  };
  const add = async (tag: string) => {
    if (!tag.trim()) return;
    setText("");
    field.current?.focus();
    if (!(await run({ add: [tag] }, `Tagged ${tag}`))) setText(tag);
  };
  return (
    <fieldset
      className={classes.editor}
      aria-label="Tags"
      onFocus={() => setWriting(true)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setWriting(false)}
    >
      <FocusKeeper stops="li button, input" className={classes.line}>
        {tags.length > 0 ? (
          <ul className={classes.tags}>
            {tags.map((tag) => (
              <li key={tag} className={classes.tag}>
                {tag}
                <UnstyledButton
                  className={classes.remove}
                  aria-label={`Remove tag ${tag}`}
                  title={`Remove ${tag}`}
                  onClick={() => void run({ remove: [tag] }, `Tag ${tag} removed`)}
                >
                  <IconX size={14} stroke={2} aria-hidden="true" />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        ) : null}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void add(text);
          }}
        >
          <input
            ref={field}
            id={TAG_FIELD_ID}
            className={classes.field}
            aria-label="Add a tag"
            placeholder="Add a tag"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={MAX_TAG}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={({ key, currentTarget }) => key === "Escape" && currentTarget.blur()}
          />
        </form>
      </FocusKeeper>
      {writing && suggested.length > 0 ? (
        <ul className={classes.tags} aria-label="Tags of your company">
          {suggested.map((tag) => (
            <li key={tag}>
              <UnstyledButton className={classes.suggested} onClick={() => void add(tag)}>
                {tag}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : null}
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
