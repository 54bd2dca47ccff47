import { Button, NativeSelect, Stack } from "@mantine/core";
import { useState } from "react";
import { attempt, listProblem } from "../../apollo/problem.ts";
import type { PostedJob_PostedJobFragment } from "../../generated/graphql.ts";
import { useNewJobOwnersQuery, useTransferJobMutation } from "../../generated/jobs/posted/posted-jobs.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { notify } from "../../ui/notices/notify.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";

type Posted = Pick<PostedJob_PostedJobFragment, "id" | "job" | "ownerId" | "owner">;

/** Opens the panel to transfer a job to another member of the company. */
export function TransferJob({ posted }: { posted: Posted }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Transfer job
      </Button>
      <SidePanel opened={opened} onClose={close} title={`Transfer ${posted.job.title}`} fit>
        {opened ? <NewOwners posted={posted} onDone={close} /> : null}
      </SidePanel>
    </>
  );
}

function NewOwners({ posted, onDone }: { posted: Posted; onDone: () => void }) {
  const { data, error, refetch } = useNewJobOwnersQuery({ fetchPolicy: "network-only" });
  if (!data && !error) return <BlockSkeleton lines={3} label="Loading your colleagues" />;
  if (!data) {
    return (
      <ErrorState
        message={listProblem(error, "Could not load your colleagues. Please check your internet connection.")}
        onRetry={() => void refetch()}
      />
    );
  }
  const people = data.companyMembers.filter(
    ({ accountId, role }) => accountId !== posted.ownerId && (role === "OWNER" || role === "RECRUITER"),
  );
  if (people.length === 0)
    return <p>No one else in your company posts jobs. An owner of the company can invite a recruiter.</p>;
  return <Choice posted={posted} people={people} onDone={onDone} />;
}

interface ChoiceProps {
  posted: Posted;
  people: readonly { accountId: string; name: string; email: string }[];
  onDone: () => void;
}

function Choice({ posted, people, onDone }: ChoiceProps) {
  const [accountId, setAccountId] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [handOver, { loading }] = useTransferJobMutation();
  const submit = async () => {
    const name = people.find((one) => one.accountId === accountId)?.name;
    if (!name) return setProblem("Choose a new owner.");
    const refused = await attempt(
      () => handOver({ variables: { input: { jobId: posted.id, accountId } } }),
      "The job could not be transferred. Try again.",
    );
    if (refused) return setProblem(refused.message);
    notify(`${name} now owns ${posted.job.title}.`);
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="md" align="start">
        <p>
          {posted.owner} owns this job. The owner is notified about applicants. After the transfer, only the new owner
          and the company&apos;s owners control who can edit it.
        </p>
        <NativeSelect
          label="New owner"
          data={[
            { value: "", label: "Choose one" },
            ...people.map(({ accountId: value, name, email }) => ({
              value,
              label: name === email ? name : `${name} (${email})`,
            })),
          ]}
          value={accountId}
          error={problem}
          onChange={({ currentTarget }) => {
            setAccountId(currentTarget.value);
            setProblem(null);
          }}
        />
        <Button type="submit" loading={loading}>
          Transfer job
        </Button>
      </Stack>
    </form>
  );
}
