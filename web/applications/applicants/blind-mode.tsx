import { useApolloClient } from "@apollo/client/react";
import { Button, Checkbox } from "@mantine/core";
import { IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";
import { problemOf } from "../../apollo/problem.ts";
import { useSetBlindModeMutation } from "../../generated/applications/review/review.ts";
import { announce } from "../../ui/notices/announce.tsx";
import { notifyFailure } from "../../ui/notices/notify.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import classes from "./blind-mode.module.css";

interface BlindModeProps {
  jobId: string;
  blind: boolean;
}

/** A button that shows whether a job's applicants are reviewed anonymously, and opens the switch for it. */
export function BlindMode({ jobId, blind }: BlindModeProps) {
  const client = useApolloClient();
  const [opened, setOpened] = useState(false);
  const [save, { loading }] = useSetBlindModeMutation();
  const set = async (next: boolean) => {
    try {
      await save({ variables: { input: { jobId, blind: next } } });
      announce(next ? "Anonymous review turned on" : "Anonymous review turned off");
    } catch (error) {
      notifyFailure(problemOf(error).message);
    }
    await client.refetchQueries({ include: "active" }).catch(() => {});
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEyeOff size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {blind ? "Anonymous review is on" : "Anonymous review"}
      </Button>
      <SidePanel opened={opened} onClose={() => setOpened(false)} title="Anonymous review" fit>
        <div className={classes.panel}>
          <Checkbox
            role="switch"
            label="Hide applicants' identities until the first decision"
            checked={blind}
            disabled={loading}
            onChange={({ currentTarget }) => void set(currentTarget.checked)}
          />
          <p>
            Until an applicant is first accepted or rejected, no one in your company sees their name, photo, school,
            age, contact details or resume file. Skills, experience and the text of the resume stay visible. Search
            ignores what is hidden.
          </p>
          <p>Your colleagues' notes and tags are shown as written, so they may contain names.</p>
          <p>Your company's activity shows who turned it on or off.</p>
        </div>
      </SidePanel>
    </>
  );
}
