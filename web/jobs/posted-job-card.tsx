import { ActionIcon, Menu } from "@mantine/core";
import { IconCopy, IconDotsVertical, IconLock, IconLockOpen, IconTrash } from "@tabler/icons-react";
import { useNavigate } from "react-router-dom";
import type { PostedJob_PostedJobFragment } from "../generated/graphql.ts";
import { useMay } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { longDate } from "../ui/dates.ts";
import { RenderedText } from "../ui/rendered-text.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { JobCard } from "./job-card.tsx";
import { today } from "./job-form-values.ts";
import { usePostedJobActions } from "./use-posted-job-actions.ts";

/** A recruiter's own job with what can be done with it. */
export function PostedJobCard({ posted }: { posted: PostedJob_PostedJobFragment }) {
  const { job, applications } = posted;
  const navigate = useNavigate();
  const mayChange = useMay("CHANGE_JOBS");
  const { remove, setStatus } = usePostedJobActions(posted);
  const open = job.status === "OPEN";
  const expired = job.applicationDeadline !== null && job.applicationDeadline < today();
  return (
    <JobCard
      job={job}
      description={<RenderedText html={job.descriptionHtml} />}
      status={
        <>
          <StatusBadge tone={open && !expired ? "lane" : "quiet"} icon={open && !expired ? IconLockOpen : IconLock}>
            {open ? (expired ? "Deadline passed" : "Open") : "Closed"}
          </StatusBadge>
          {job.applicationDeadline ? <span>Apply by {longDate(job.applicationDeadline)}</span> : null}
        </>
      }
      actions={
        <>
          <ButtonLink
            variant="light"
            to={`/main-recruiter/applicants/${job.id}`}
            aria-label={`Applicants (${applications.total}) for ${job.title}, ${applications.applied} to decide`}
          >
            Applicants ({applications.total})
          </ButtonLink>
          {mayChange ? (
            <>
              <ButtonLink to={`/main-recruiter/edit-job/${job.id}`} variant="default" aria-label={`Edit ${job.title}`}>
                Edit
              </ButtonLink>
              <ActionIcon variant="default" onClick={remove} aria-label={`Delete ${job.title}`} title="Delete">
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon aria-label={`More for ${job.title}`}>
                    <IconDotsVertical size={20} stroke={1.75} aria-hidden="true" />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconCopy size={18} aria-hidden="true" />}
                    onClick={() => navigate(`/main-recruiter/post-jobs?copy=${job.id}`)}
                  >
                    Duplicate
                  </Menu.Item>
                  <Menu.Item
                    leftSection={
                      open ? <IconLock size={18} aria-hidden="true" /> : <IconLockOpen size={18} aria-hidden="true" />
                    }
                    onClick={() => setStatus(open ? "CLOSED" : "OPEN")}
                  >
                    {open ? "Close to applications" : "Reopen"}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </>
          ) : null}
        </>
      }
    />
  );
}
