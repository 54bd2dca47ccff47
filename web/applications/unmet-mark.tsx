import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ReviewRow_ApplicantFragment } from "../generated/graphql.ts";
import classes from "./unmet-mark.module.css";

interface UnmetMarkProps {
  children: ReactNode;
  as?: "li" | "span";
}

/** Marks what does not meet the job's requirements. */
export const UnmetMark = ({ children, as: Tag = "span" }: UnmetMarkProps) => (
  <Tag className={classes.mark}>
    <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
    {children}
  </Tag>
);

interface UnmetCountProps extends Pick<UnmetMarkProps, "as"> {
  application: Pick<ReviewRow_ApplicantFragment, "unmetRequirements">;
}

/** Says how many requirements an applicant's answers do not meet; nothing when they meet all. */
export const UnmetCount = ({ application: { unmetRequirements: count }, as = "span" }: UnmetCountProps) =>
  count > 0 ? (
    <UnmetMark as={as}>Does not meet {count === 1 ? "1 requirement" : `${count} requirements`}</UnmetMark>
  ) : null;
