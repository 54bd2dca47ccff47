import { Button, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { MAX_TAG } from "../../../shared/applications.ts";
import { useApplicationTagsQuery } from "../../generated/applications/tags/tags.ts";
import { notify } from "../../ui/notices/notify.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import { useTagApplications } from "../tags/use-tag-applications.ts";
import classes from "./decision-form.module.css";
import { applicantsText } from "./note-many-form.tsx";

interface TagManyFormProps {
  opened: boolean;
  applicationIds: string[];
  onClose: () => void;
  onTagged: () => void;
}

/** Adds a tag to each of the selected applications, or removes one. Its text is preserved when the panel is closed. */
export function TagManyForm({ opened, applicationIds, onClose, onTagged }: TagManyFormProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<"add" | "remove" | null>(null);
  const { data } = useApplicationTagsQuery({ skip: !opened, fetchPolicy: "cache-and-network" });
  const change = useTagApplications();
  const listId = useId();
  const { length: size } = applicationIds;
  const tag = text.trim();
  const run = async (act: "add" | "remove") => {
    if (!tag || busy) return;
    setBusy(act);
    let done = 0;
    const failure = await change({ applicationIds, [act]: [tag] }, (answered) => {
      const has = (tags: readonly string[]) => tags.some((one) => one.toLowerCase() === tag.toLowerCase());
      done = answered.filter(({ tags }) => has(tags) === (act === "add")).length;
    });
    setBusy(null);
    setProblem(failure ? (Object.values(failure.fields)[0] ?? failure.message) : null);
    if (failure) return;
    const missed = size - done;
    const what =
      act === "add" ? `“${tag}” added to ${applicantsText(done)}` : `“${tag}” removed from ${applicantsText(done)}`;
    notify(`${what}.${missed > 0 ? ` Could not change ${missed}.` : ""}`);
    setText("");
    onClose();
    onTagged();
  };
  return (
    <SidePanel opened={opened} onClose={onClose} title={`Tag ${applicantsText(size)}`} fit>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void run("add");
        }}
      >
        <TextInput
          label="Tag"
          description="Only people in your company can see tags."
          list={listId}
          autoComplete="off"
          maxLength={MAX_TAG}
          value={text}
          error={problem}
          data-autofocus
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <datalist id={listId}>
          {data?.applicationTags.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <Button type="submit" loading={busy === "add"} disabled={!tag || busy !== null}>
          Add to {applicantsText(size)}
        </Button>
        <Button
          variant="default"
          loading={busy === "remove"}
          disabled={!tag || busy !== null}
          onClick={() => void run("remove")}
        >
          Remove from {applicantsText(size)}
        </Button>
      </form>
    </SidePanel>
  );
}
