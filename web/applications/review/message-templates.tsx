import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { MAX_TEMPLATE_NAME } from "../../../shared/applications.ts";
import { attempt } from "../../apollo/problem.ts";
import {
  useDeleteMessageTemplateMutation,
  useMessageTemplatesQuery,
  useSaveMessageTemplateMutation,
} from "../../generated/applications/review/review.ts";
import { confirm } from "../../ui/overlays/confirm.ts";
import classes from "./decision-form.module.css";

interface MessageTemplatesProps {
  status: "ACCEPTED" | "REJECTED";
  message: string;
  onChoose: (body: string) => void;
}

/** The company's message templates to start from; the current message can be saved as one. */
export function MessageTemplates({ status, message, onChoose }: MessageTemplatesProps) {
  const { data, refetch } = useMessageTemplatesQuery({ fetchPolicy: "cache-and-network" });
  const [save, { loading }] = useSaveMessageTemplateMutation();
  const [remove] = useDeleteMessageTemplateMutation();
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const templates = data?.messageTemplates.filter((template) => template.status === status) ?? [];
  const template = templates.find(({ id }) => id === chosen);

  const run = async (change: () => Promise<unknown>) => {
    const failure = await attempt(change);
    setProblem(failure ? (Object.values(failure.fields)[0] ?? failure.message) : null);
    if (failure) return;
    setName("");
    await refetch().catch(() => {});
  };
  const ask = async (deleted: { id: string; name: string }) => {
    const sure = await confirm({
      title: `Delete the template “${deleted.name}”?`,
      body: "It will no longer be available to your company. Your message stays.",
      confirm: "Delete",
      danger: true,
    });
    if (sure) await run(() => remove({ variables: { id: deleted.id } }));
  };
  return (
    <>
      {templates.length > 0 ? (
        <div className={classes.line}>
          <NativeSelect
            className={classes.grows}
            label="Start with a template"
            data={[{ value: "", label: "None" }, ...templates.map(({ id, name: label }) => ({ value: id, label }))]}
            value={template?.id ?? ""}
            onChange={({ currentTarget: { value } }) => {
              setChosen(value);
              const body = templates.find(({ id }) => id === value)?.body;
              if (body) onChoose(body);
            }}
          />
          {template ? (
            <Button
              variant="subtle"
              color="red"
              onClick={() => void ask(template)}
              aria-label={`Delete template ${template.name}`}
            >
              Delete
            </Button>
          ) : null}
        </div>
      ) : null}
      {message.trim() && message !== template?.body ? (
        <div className={classes.line}>
          <TextInput
            className={classes.grows}
            label="Save this text as a template"
            placeholder={template?.name ?? "Template name"}
            maxLength={MAX_TEMPLATE_NAME}
            value={name}
            error={problem}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button
            variant="default"
            loading={loading}
            disabled={!name.trim() && !template}
            onClick={() =>
              void run(() =>
                save({
                  variables: {
                    input: {
                      ...(template && (!name.trim() || name.trim() === template.name) && { id: template.id }),
                      name: name.trim() || (template?.name ?? ""),
                      status,
                      body: message,
                    },
                  },
                }),
              )
            }
          >
            Save
          </Button>
        </div>
      ) : null}
    </>
  );
}
