import { ActionIcon, Button, Checkbox, SimpleGrid, TextInput } from "@mantine/core";
import type { useForm } from "@mantine/form";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { MAX_QUESTION_LABEL, MAX_QUESTIONS, QUESTION_KINDS, YES_OR_NO } from "../../../shared/job-questions.ts";
import { focusSoon } from "../../ui/focus/focus.ts";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { confirm } from "../../ui/overlays/confirm.ts";
import classes from "./job-form.module.css";
import type { JobFormValues } from "./job-form-values.ts";
import { asksForSome, choicesIn, newQuestion } from "./question-drafts.ts";

type Form = Pick<
  ReturnType<typeof useForm<JobFormValues>>,
  | "values"
  | "errors"
  | "getInputProps"
  | "getInputNode"
  | "setFieldValue"
  | "insertListItem"
  | "removeListItem"
  | "reorderListItem"
>;

/** Adds, moves and removes the questions to applicants. */
export function QuestionFields({ form }: { form: Form }) {
  const { questions } = form.values;
  return (
    <fieldset className={classes.group}>
      <legend>Screening questions (optional)</legend>
      <p className={classes.lead}>
        Applicants answer these when they apply. If you edit a question, answers that were already submitted still show
        the old question.
      </p>
      {questions.length > 0 ? (
        <ol className={classes.questions}>
          {questions.map(({ key }, index) => (
            <li key={key}>
              <OneQuestion form={form} index={index} />
            </li>
          ))}
        </ol>
      ) : null}
      {form.errors.questions ? <p role="alert">{form.errors.questions}</p> : null}
      <Button
        mt="md"
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        disabled={questions.length >= MAX_QUESTIONS}
        data-adds="questions"
        onClick={() => {
          form.insertListItem("questions", newQuestion());
          focusSoon(() => form.getInputNode(`questions.${questions.length}.label`));
        }}
      >
        {questions.length >= MAX_QUESTIONS ? `${MAX_QUESTIONS} questions is the maximum` : "Add question"}
      </Button>
    </fieldset>
  );
}

function OneQuestion({ form, index }: { form: Form; index: number }) {
  const { questions } = form.values;
  const draft = questions[index];
  if (!draft) return null;
  const at = (field: string) => form.getInputProps(`questions.${index}.${field}`);
  const called = `question ${index + 1}`;
  const move = (by: number) => {
    form.reorderListItem("questions", { from: index, to: index + by });
    focusSoon(() => form.getInputNode(`questions.${index + by}.label`));
  };
  const remove = async () => {
    const sure =
      draft.label.trim() === "" ||
      (await confirm({ title: "Remove this question?", body: draft.label, confirm: "Remove", danger: true }));
    if (!sure) return;
    form.removeListItem("questions", index);
    focusSoon(() => document.querySelector<HTMLElement>('[data-adds="questions"]'));
  };
  const needed = (values: string[]) => form.setFieldValue(`questions.${index}.needed`, values);
  const choices = choicesIn(draft.choices);
  const isNeeded = asksForSome(draft);
  return (
    <fieldset className={classes.question} aria-label={called}>
      <div className={classes.questionHead}>
        <span aria-hidden="true">{index + 1}</span>
        <span>
          <ActionIcon disabled={index === 0} onClick={() => move(-1)} aria-label={`Move ${called} up`}>
            <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            disabled={index === questions.length - 1}
            onClick={() => move(1)}
            aria-label={`Move ${called} down`}
          >
            <IconArrowDown size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon color="red" onClick={() => void remove()} aria-label={`Remove ${called}`}>
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </span>
      </div>
      <TextInput required label="Question" maxLength={MAX_QUESTION_LABEL} {...at("label")} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <ChoiceField label="Answer type" options={QUESTION_KINDS} {...at("kind")} />
        {draft.kind === "YES_NO" ? (
          <ChoiceField
            label="Qualifying answer"
            none="Any answer"
            options={YES_OR_NO}
            value={draft.needed[0] ?? ""}
            onChange={({ currentTarget }) => needed(currentTarget.value ? [currentTarget.value] : [])}
          />
        ) : null}
      </SimpleGrid>
      {draft.kind === "NUMBER" ? (
        <SimpleGrid cols={2}>
          <TextInput label="Minimum qualifying answer" inputMode="decimal" {...at("minimum")} />
          <TextInput label="Maximum qualifying answer" inputMode="decimal" {...at("maximum")} />
        </SimpleGrid>
      ) : null}
      {draft.kind === "CHOICE" ? (
        <>
          <TextArea required label="Choices" description="One per line" rows={4} resize="vertical" {...at("choices")} />
          {choices.length > 1 ? (
            <Checkbox.Group
              label="Qualifying answers"
              description="Choose none if any answer qualifies."
              value={draft.needed.filter((one) => choices.includes(one))}
              onChange={needed}
            >
              <div className={classes.checks}>
                {choices.map((choice) => (
                  <Checkbox key={choice} value={choice} label={choice} />
                ))}
              </div>
            </Checkbox.Group>
          ) : null}
        </>
      ) : null}
      {draft.kind === "FILE" ? <p className={classes.lead}>PDF, DOC or DOCX, at most 5 MB.</p> : null}
      <Checkbox
        label="Required"
        description={
          isNeeded ? "Applicants with another answer see a warning and can still apply. You decide." : undefined
        }
        {...form.getInputProps(`questions.${index}.required`, { type: "checkbox" })}
        {...(isNeeded && { checked: true, disabled: true })}
      />
    </fieldset>
  );
}
