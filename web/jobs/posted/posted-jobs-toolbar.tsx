import { NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import type { JobStatus, PostedJobOrder } from "../../generated/graphql.ts";
import classes from "./posted-jobs.module.css";

const STATUSES = [
  { value: "ALL", label: "All" },
  { value: "OPEN", label: "Open" },
  { value: "DRAFT", label: "Drafts" },
  { value: "SCHEDULED", label: "Scheduled" },
  { value: "CLOSED", label: "Closed" },
];
const ORDERS: { value: PostedJobOrder; label: string }[] = [
  { value: "NEWEST", label: "Newest first" },
  { value: "OLDEST", label: "Oldest first" },
  { value: "WAITING", label: "Longest-waiting applicants first" },
  { value: "DUE", label: "Earliest response deadline first" },
  { value: "DEADLINE", label: "Earliest application deadline first" },
];

/** The filter and order of the company's jobs, as stored in the address. */
export interface PostedJobsView {
  readonly status: JobStatus | null;
  readonly title: string;
  readonly order: PostedJobOrder;
}

const valueIn = <Value extends string>(options: readonly { value: string }[], value: string | null) =>
  (options.some((option) => option.value === value) ? value : null) as Value | null;

/** Reads the view from the address; unknown values are ignored. */
export const viewOf = (params: URLSearchParams): PostedJobsView => ({
  status: valueIn<JobStatus>(STATUSES.slice(1), params.get("status")),
  title: params.get("title") ?? "",
  order: valueIn<PostedJobOrder>(ORDERS, params.get("order")) ?? "NEWEST",
});

/** Converts a view to address parameters; defaults are omitted. */
export const addressOf = ({ status, title, order }: PostedJobsView): Record<string, string> => ({
  ...(status && { status }),
  ...(title && { title }),
  ...(order !== "NEWEST" && { order }),
});

interface PostedJobsToolbarProps {
  view: PostedJobsView;
  onChange: (view: PostedJobsView) => void;
}

/** Search, status and order of the company's jobs. */
export function PostedJobsToolbar({ view, onChange }: PostedJobsToolbarProps) {
  const [typed, setTyped] = useState(view.title);
  return (
    <div className={classes.toolbar}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onChange({ ...view, title: typed.trim() });
          }}
        >
          <TextInput
            type="search"
            aria-label="Search your jobs"
            placeholder="Search your jobs"
            leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
            maxLength={200}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              if (currentTarget.value === "") onChange({ ...view, title: "" });
            }}
          />
        </form>
      </search>
      <NativeSelect
        aria-label="Sort by"
        data={ORDERS}
        value={view.order}
        onChange={({ currentTarget }) => onChange({ ...view, order: currentTarget.value as PostedJobOrder })}
      />
      <SegmentedControl
        aria-label="Job status"
        data={STATUSES}
        value={view.status ?? "ALL"}
        onChange={(value) => onChange({ ...view, status: valueIn<JobStatus>(STATUSES.slice(1), value) })}
      />
    </div>
  );
}
