import { NativeSelect } from "@mantine/core";
import { useMessageTemplatesQuery } from "../../generated/applications/review/review.ts";
import classes from "./composer.module.css";

/** The company's message templates, to begin a message with; nothing if there are none. */
export function TemplateChoice({ onChoose }: { onChoose: (text: string) => void }) {
  const { data } = useMessageTemplatesQuery();
  const templates = data?.messageTemplates ?? [];
  if (templates.length === 0) return null;
  return (
    <NativeSelect
      className={classes.tools}
      aria-label="Start with a template"
      data={[
        { value: "", label: "Start with a template" },
        ...templates.map(({ id: value, name: label }) => ({ value, label })),
      ]}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const template = templates.find(({ id }) => id === value);
        if (template) onChoose(template.body);
      }}
    />
  );
}
