import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { ApplicantSelectionDocument } from "../../generated/applications/review/review.ts";
import { notifyFailure } from "../../ui/notices/notify.ts";
import { useStableCallback } from "../../ui/use-stable-callback.ts";
import type { ReviewTab } from "../review-address.ts";
import { type ApplicantConditions, countedBy } from "../search/conditions.ts";
import { readRow } from "./review-cache.ts";

interface Selection {
  readonly selected: ReadonlySet<string>;
  /** Toggles one; `withRange`: all from the last toggled one to this. */
  readonly toggle: (applicationId: string, withRange: boolean) => void;
  /** Selects all, or all but one. */
  readonly selectAll: (but?: string) => Promise<void>;
  readonly replace: (applicationIds: readonly string[]) => void;
  readonly drop: (applicationIds: readonly string[]) => void;
  /** Applications, each with the version that was seen. */
  readonly versioned: (applicationIds: Iterable<string>) => { applicationId: string; version: number }[];
}

/** The applications of a list selected for bulk changes. */
export function useSelection(
  list: { jobId: string; tab: ReviewTab; conditions: ApplicantConditions },
  ids: readonly string[],
): Selection {
  const { cache, query } = useApolloClient();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  /** Versions of applications that were selected without being loaded. */
  const versions = useRef(new Map<string, number>());

  const toggle = useStableCallback((id: string, withRange: boolean) => {
    const [from, to] = [last.current ? ids.indexOf(last.current) : -1, ids.indexOf(id)];
    last.current = id;
    setSelected((before) => {
      const next = new Set(before);
      if (withRange && from >= 0) {
        for (const between of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(between);
      } else if (!next.delete(id)) next.add(id);
      return next;
    });
  });
  const selectAll = async (but?: string) => {
    const { jobId, tab, conditions } = list;
    try {
      const variables = { jobId, ...tab, ...countedBy(conditions) };
      const { data } = await query({ query: ApplicantSelectionDocument, variables, fetchPolicy: "network-only" });
      const all = data?.applicantSelection.applications ?? [];
      versions.current = new Map(all.map(({ id, version }) => [id, version]));
      setSelected(new Set([...versions.current.keys()].filter((id) => id !== but)));
    } catch {
      notifyFailure("Failed to fetch applicants");
    }
  };
  return {
    selected,
    toggle,
    selectAll,
    replace: (applicationIds) => setSelected(new Set(applicationIds)),
    drop: (applicationIds) =>
      setSelected((before) => new Set([...before].filter((id) => !applicationIds.includes(id)))),
    versioned: (applicationIds) =>
      [...applicationIds].map((applicationId) => ({
        applicationId,
        version: readRow(cache, applicationId)?.version ?? versions.current.get(applicationId) ?? 0,
      })),
  };
}
