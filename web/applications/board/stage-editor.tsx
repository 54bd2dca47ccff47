import { ActionIcon, Button, Checkbox, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { MAX_STAGE_NAME, MAX_STAGES } from "../../../shared/applications.ts";
import { attempt } from "../../apollo/problem.ts";
import { ReviewCountsDocument, useSaveApplicationStagesMutation } from "../../generated/applications/review/review.ts";
import type { ReviewCountsQuery } from "../../generated/graphql.ts";
import { FocusKeeper } from "../../ui/focus/focus-keeper.tsx";
import { confirm } from "../../ui/overlays/confirm.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import classes from "./stage-editor.module.css";

interface Row {
  readonly key: string;
  /** Null for a new stage. */
  readonly id: string | null;
  readonly name: string;
  readonly notifiesApplicants: boolean;
}

interface StageEditorProps {
  opened: boolean;
  onClose: () => void;
  stages: ReviewCountsQuery["applicantCounts"]["stages"];
}

/** Edits the company's stages, which apply to all of its jobs: their names, their order, and what applicants see. */
export function StageEditor({ opened, onClose, stages }: StageEditorProps) {
  return (
    <SidePanel opened={opened} onClose={onClose} title="Stages of your company" width={460}>
      {opened ? <Form stages={stages} onClose={onClose} /> : null}
    </SidePanel>
  );
}

function Form({ stages, onClose }: Omit<StageEditorProps, "opened">) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    stages.map(({ stage: { id, name, notifiesApplicants } }) => ({ key: id, id, name, notifiesApplicants })),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [save, { loading }] = useSaveApplicationStagesMutation();
  const made = useRef(0);

  const change = (row: Row, changed: Partial<Row>) =>
    setRows(rows.map((one) => (one.key === row.key ? { ...one, ...changed } : one)));
  const move = (at: number, by: 1 | -1) => {
    const row = rows[at];
    if (row) setRows(rows.toSpliced(at, 1).toSpliced(at + by, 0, row));
  };
  const remove = async ({ key, id, name }: Row) => {
    const isEmpty = !stages.some(({ stage, count }) => stage.id === id && count > 0);
    const first = rows.find((row) => row.key !== key)?.name;
    const question = {
      title: `Remove ${name}?`,
      body: `Its applicants, across all jobs, move to ${first}.`,
      confirm: "Remove",
      danger: true,
    };
    if (id === null || (isEmpty && name === "") || (await confirm(question)))
      setRows((before) => before.filter((row) => row.key !== key));
  };
  const submit = async () => {
    const input = {
      stages: rows.map(({ id, name, notifiesApplicants }) => ({ ...(id && { id }), name, notifiesApplicants })),
      removedIds: stages.flatMap(({ stage }) => (rows.some(({ id }) => id === stage.id) ? [] : [stage.id])),
    };
    const failure = await attempt(() =>
      save({ variables: { input }, refetchQueries: [ReviewCountsDocument], awaitRefetchQueries: true }),
    );
    setProblem(failure ? (Object.values(failure.fields)[0] ?? failure.message) : null);
    if (!failure) onClose();
  };

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className={classes.about}>
        New applicants start in the first stage. Applicants only see the stages you notify them about. When you move
        them to one, we email them its name, and your response time starts again.
      </p>
      <FocusKeeper stops="input:not([type=checkbox])">
        <ol className={classes.rows}>
          {rows.map((row, index) => (
            <li key={row.key}>
              <TextInput
                className={classes.name}
                aria-label={`Name of stage ${index + 1}`}
                maxLength={MAX_STAGE_NAME}
                value={row.name}
                onChange={({ currentTarget: { value } }) => change(row, { name: value })}
              />
              <ActionIcon
                color="gray"
                disabled={index === 0}
                onClick={() => move(index, -1)}
                aria-label={`Move ${row.name} up`}
              >
                <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                color="gray"
                disabled={index === rows.length - 1}
                onClick={() => move(index, 1)}
                aria-label={`Move ${row.name} down`}
              >
                <IconArrowDown size={18} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                color="red"
                disabled={rows.length === 1}
                onClick={() => void remove(row)}
                aria-label={`Remove ${row.name}`}
              >
                <IconTrash size={18} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
              <Checkbox
                className={classes.notifies}
                label="Notify applicants"
                aria-label={`Notify applicants of ${row.name}`}
                checked={row.notifiesApplicants}
                onChange={({ currentTarget: { checked } }) => change(row, { notifiesApplicants: checked })}
              />
            </li>
          ))}
        </ol>
      </FocusKeeper>
      {rows.length < MAX_STAGES ? (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            made.current += 1;
            setRows([...rows, { key: `new-${made.current}`, id: null, name: "", notifiesApplicants: false }]);
          }}
        >
          Add stage
        </Button>
      ) : null}
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <Button type="submit" loading={loading}>
        Save stages
      </Button>
    </form>
  );
}
