import { Button, Menu } from "@mantine/core";
import type { JobView } from "../job-view.ts";
import { useHide } from "./use-hide.ts";

interface HideMenuProps {
  job: Pick<JobView, "id" | "title" | "company">;
  /** Called as soon as it is hidden. */
  onHidden: () => void;
}

/** Hides a job, or all jobs of its company, from a job seeker's searches. */
export function HideMenu({ job, onHidden }: HideMenuProps) {
  const { hideJob, hideCompany } = useHide();
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
          Hide all jobs of {job.company.name}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
