import { ActionIcon } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { MAX_TITLE } from "../../shared/assistant.ts";
import { problemOf } from "../apollo/problem.ts";
import {
  useDeleteAssistantConversationMutation,
  useRenameAssistantConversationMutation,
} from "../generated/assistant/assistant.ts";
import { RenameForm } from "../ui/forms/rename-form.tsx";
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
  const [renames, setRenames] = useState(false);
  const [rename] = useRenameAssistantConversationMutation();
  const [remove] = useDeleteAssistantConversationMutation({
    refetchQueries: ["AssistantConversations"],
    awaitRefetchQueries: true,
  });

  const askAndDelete = async () => {
    const yes = await confirm({
      title: "Delete this conversation?",
      body: `"${title}" and the resumes you uploaded to it will be deleted. This action cannot be undone.`,
      confirm: "Delete",
      danger: true,
    });
    if (!yes) return;
    remove({ variables: { input: { id } } }).then(onDeleted, (failure: unknown) =>
      notifyFailure(problemOf(failure).message),
    );
  };

  if (renames) {
    return (
      <li>
        <RenameForm
          label="Title"
          name={title}
          maxLength={MAX_TITLE}
          rename={(newTitle) => rename({ variables: { input: { id, title: newTitle } } })}
          onClose={() => setRenames(false)}
        />
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
      <ActionIcon
        variant="subtle"
        color="gray"
        data-renames
        aria-label={`Rename ${title}`}
        onClick={() => setRenames(true)}
      >
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${title}`} onClick={() => void askAndDelete()}>
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
