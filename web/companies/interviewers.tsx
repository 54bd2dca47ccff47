import { Button, Checkbox, Stack } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { listProblem, problemOf, unsent } from "../apollo/problem.ts";
import { useInterviewersQuery, useSetJobInterviewersMutation } from "../generated/companies/company-changes.ts";
import type { InterviewersQuery } from "../generated/graphql.ts";
import { useCan } from "../session/viewer.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { notify, notifyFailure } from "../ui/notices/notify.ts";
import { SidePanel } from "../ui/overlays/side-panel.tsx";

interface JobName {
  id: string;
  title: string;
}

/** Opens the panel to choose the interviewers of a job. */
export function InterviewersButton({ job }: { job: JobName }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Interviewers
      </Button>
      <SidePanel opened={opened} onClose={() => setOpened(false)} title={`Interviewers of ${job.title}`} fit>
        {opened ? <Interviewers job={job} onSaved={() => setOpened(false)} /> : null}
      </SidePanel>
    </>
  );
}

function Interviewers({ job, onSaved }: { job: JobName; onSaved: () => void }) {
  const { data, error, refetch } = useInterviewersQuery({
    variables: { jobId: job.id },
    fetchPolicy: "network-only",
  });
  if (data) return <Choice job={job} data={data} onSaved={onSaved} />;
  if (!error) return <BlockSkeleton lines={3} label="Loading the interviewers" />;
  return (
    <ErrorState
      message={listProblem(error, "Could not load the interviewers. Please check your internet connection.")}
      onRetry={() => void refetch()}
    />
  );
}

function Choice({ job, data, onSaved }: { job: JobName; data: InterviewersQuery; onSaved: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>(data.jobInterviewers);
  const [save, { loading }] = useSetJobInterviewersMutation();
  const mayInvite = useCan("CHANGE_MEMBERS");
  const interviewers = data.companyMembers.filter(({ role }) => role === "INTERVIEWER");
  if (interviewers.length === 0) {
    return (
      <p>
        Nobody in your company is an interviewer yet.{" "}
        {mayInvite ? (
          <Link to="/main-recruiter/people">Invite somebody, or change a role</Link>
        ) : (
          "Ask an owner to invite one."
        )}
      </p>
    );
  }
  const submit = () =>
    save({ variables: { input: { jobId: job.id, accountIds: [...chosen] } } }).then(
      () => {
        notify("The interviewers are saved.");
        onSaved();
      },
      (error: unknown) => notifyFailure(problemOf(error, unsent("Could not save the interviewers")).message),
    );
  return (
    <Stack gap="md" align="start">
      <Checkbox.Group
        label="They see this job and who applied to it, and decide nothing."
        value={[...chosen]}
        onChange={setChosen}
      >
        <Stack gap="xs" mt="sm">
          {interviewers.map(({ accountId, name, email }) => (
            <Checkbox key={accountId} value={accountId} label={name} description={name === email ? null : email} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Button onClick={() => void submit()} loading={loading}>
        Save interviewers
      </Button>
    </Stack>
  );
}
