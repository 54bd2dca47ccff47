import { labelOf, type Option } from "../../../shared/closed-list.ts";
import { OPERATOR_EVENTS, SECURITY_EVENTS } from "../../../shared/security-events.ts";

const ACTIONS: readonly Option<string>[] = [
  ...SECURITY_EVENTS,
  ...OPERATOR_EVENTS,
  { value: "RESUME_READ", label: "Resume opened" },
  { value: "CONTACT_READ", label: "Contact details shown" },
  { value: "ANSWER_READ", label: "Answer file opened" },
].toSorted((one, other) => one.label.localeCompare(other.label));

/** Returns "Login" for `LOG_IN`; an operation with a key, such as `query jobs`, as it is. */
export const actionLabel = (action: string): string => labelOf(ACTIONS, action) || action;

/** The actions to choose from; also the given one, such as `query jobs` with a key, which only an address can name. */
export const actionOptions = (given: string): readonly Option<string>[] =>
  !given || labelOf(ACTIONS, given) ? ACTIONS : [...ACTIONS, { value: given, label: given }];
