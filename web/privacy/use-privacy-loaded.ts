import { useAssistantStatusQuery } from "../generated/assistant/assistant.ts";
import { useCompanyExclusionsQuery } from "../generated/privacy/excluded-companies.ts";
import { useBlockedPeopleQuery, usePrivacyChoicesQuery } from "../generated/privacy/privacy.ts";
import { useProfileAccessesQuery } from "../generated/privacy/profile-accesses.ts";
import { BLOCKED_OPTIONS } from "./blocked-people.tsx";
import { ACCESSES_OPTIONS } from "./profile-accesses.tsx";

/**
 * Whether everything on a seeker's privacy page has loaded or failed. The sections load it themselves, by the same
 * requests; shown one by one, each would push those below it down.
 */
export function usePrivacyLoaded(isSeeker: boolean): boolean {
  const options = { skip: !isSeeker, fetchPolicy: "cache-first" } as const;
  const loads = [
    usePrivacyChoicesQuery(options),
    useAssistantStatusQuery(options),
    useProfileAccessesQuery({ ...ACCESSES_OPTIONS, ...options }),
    useCompanyExclusionsQuery(options),
    useBlockedPeopleQuery({ ...BLOCKED_OPTIONS, ...options }),
  ];
  return !isSeeker || loads.every(({ data, error }) => data !== undefined || error !== undefined);
}
