import { Button, Menu } from "@mantine/core";
import type { JobView } from "../job-view.ts";
import { useHide } from "./use-hide.ts";

interface HideMenuProps {
  job: Pick<JobView, "id" | "title" | "company" | "timesPosted">;
  /** Called as soon as it is hidden. */
  onHidden: () => void;
}

/** Hides a job, all jobs of its company, or all that were posted more than once, if it was, from a job seeker's searches. */
export function HideMenu({ job, onHidden }: HideMenuProps) {
  const { hideJob, hideCompany, hideReposts } = useHide();
  const then = (hide: typeof hideJob) => () => {
    hide(job);
    onHidden();
  };
  return (
    <Menu position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <Button variant="subtle" px="sm" aria-label={`Hide ${job.title} or its company`}>
          Hide
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item mih={44} onClick={then(hideJob)}>
          Hide this job
        </Menu.Item>
        <Menu.Item mih={44} onClick={then(hideCompany)}>
          Hide all jobs at {job.company.name}
        </Menu.Item>
        {(job.timesPosted ?? 1) > 1 ? (
          <Menu.Item mih={44} onClick={then(hideReposts)}>
            Hide all jobs posted more than once
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
