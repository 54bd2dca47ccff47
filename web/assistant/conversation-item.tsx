import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { MAX_TITLE } from "../../shared/assistant.ts";
import { attempt, problemOf } from "../apollo/problem.ts";
import {
  useDeleteAssistantConversationMutation,
  useRenameAssistantConversationMutation,
} from "../generated/assistant/assistant.ts";
import { notifyFailure } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import { RelativeDate } from "../ui/relative-date.tsx";
import classes from "./conversations-panel.module.css";

interface ConversationItemProps {
  conversation: { id: string; title: string; updatedAt: string };
  shown: boolean;
  onShow: () => void;
  onDeleted: () => void;
}

/** A conversation in the list: opened, renamed in place, or deleted after confirmation. */
export function ConversationItem({ conversation, shown, onShow, onDeleted }: ConversationItemProps) {
  const { id, title, updatedAt } = conversation;
  const [newTitle, setNewTitle] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [rename, { loading }] = useRenameAssistantConversationMutation();
  const [remove] = useDeleteAssistantConversationMutation({
    refetchQueries: ["AssistantConversations"],
    awaitRefetchQueries: true,
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const problem = await attempt(() => rename({ variables: { input: { id, title: newTitle ?? "" } } }));
    setError(problem ? (problem.fields.title ?? problem.message) : null);
    if (!problem) setNewTitle(null);
  };
  const askAndDelete = async () => {
    const yes = await confirm({
      title: "Delete this conversation?",
      body: `"${title}" and the resumes you uploaded to it are deleted. This action cannot be undone.`,
      confirm: "Delete",
      danger: true,
    });
    if (!yes) return;
    remove({ variables: { input: { id } } }).then(onDeleted, (failure: unknown) =>
      notifyFailure(problemOf(failure).message),
    );
  };

  if (newTitle !== null) {
    return (
      <li>
        <form className={classes.rename} onSubmit={save}>
          <TextInput
            label="Title"
            value={newTitle}
            error={error}
            maxLength={MAX_TITLE}
            data-autofocus
            onChange={(event) => setNewTitle(event.currentTarget.value)}
          />
          <Button type="submit" loading={loading}>
            Rename
          </Button>
          <Button variant="default" onClick={() => setNewTitle(null)}>
            Cancel
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li className={classes.item} data-shown={shown || undefined}>
      <button type="button" className={classes.open} onClick={onShow} aria-current={shown ? "true" : undefined}>
        <span className={classes.title}>{title}</span>
        <span className={classes.when}>
          <RelativeDate date={updatedAt} />
        </span>
      </button>
      <ActionIcon variant="subtle" color="gray" aria-label={`Rename ${title}`} onClick={() => setNewTitle(title)}>
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${title}`} onClick={() => void askAndDelete()}>
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
