import { ActionIcon, Menu } from "@mantine/core";
import { IconCopy, IconDotsVertical, IconLock, IconLockOpen, IconTrash } from "@tabler/icons-react";
import { useNavigate } from "react-router-dom";
import { applicantsPath } from "../../../shared/recruiters.ts";
import type { PostedJob_PostedJobFragment } from "../../generated/graphql.ts";
import { useCan } from "../../session/viewer.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import classes from "./posted-job-buttons.module.css";
import { usePostedJobActions } from "./use-posted-job-actions.ts";

const TURN = {
  OPEN: { to: "CLOSED", label: "Close job", icon: IconLock },
  CLOSED: { to: "OPEN", label: "Reopen job", icon: IconLockOpen },
  DRAFT: { to: "OPEN", label: "Post now", icon: IconLockOpen },
  SCHEDULED: { to: "OPEN", label: "Post now", icon: IconLockOpen },
} as const;

/** Actions on a recruiter's own job. */
export function PostedJobButtons({ posted }: { posted: PostedJob_PostedJobFragment }) {
  const { job, applications, viewerCanEdit, viewerEditRefusal } = posted;
  const navigate = useNavigate();
  const mayChange = useCan("CHANGE_JOBS");
  const { remove, setStatus } = usePostedJobActions(posted);
  const { to, label, icon: TurnIcon } = TURN[job.status];
  return (
    <>
      <ButtonLink
        variant="light"
        to={applicantsPath(job.id)}
        aria-label={`Applicants (${applications.total}) for ${job.title}, ${applications.applied} awaiting a decision`}
      >
        Applicants ({applications.total})
      </ButtonLink>
      {mayChange ? (
        <>
          {viewerCanEdit ? (
            <>
              <ButtonLink to={`/main-recruiter/edit-job/${job.id}`} variant="default" aria-label={`Edit ${job.title}`}>
                Edit
              </ButtonLink>
              <ActionIcon variant="default" onClick={remove} aria-label={`Delete ${job.title}`} title="Delete">
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </>
          ) : null}
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon aria-label={`More actions for ${job.title}`}>
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
              {viewerCanEdit ? (
                <Menu.Item leftSection={<TurnIcon size={18} aria-hidden="true" />} onClick={() => setStatus(to)}>
                  {label}
                </Menu.Item>
              ) : null}
            </Menu.Dropdown>
          </Menu>
          {viewerCanEdit ? null : <p className={classes.refusal}>{viewerEditRefusal}</p>}
        </>
      ) : null}
    </>
  );
}
