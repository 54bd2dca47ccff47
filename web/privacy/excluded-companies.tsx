import type { ApolloCache } from "@apollo/client";
import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useId, useState } from "react";
import { required } from "../accounts/account-rules.ts";
import { useAccountForm } from "../accounts/use-account-form.ts";
import { attempt, NOT_SENT, unsent } from "../apollo/problem.ts";
import type { CompanyExclusionsQuery } from "../generated/graphql.ts";
import { useJobSuggestionsQuery } from "../generated/jobs/search/search-help.ts";
import {
  CompanyExclusionsDocument,
  useCompanyExclusionsQuery,
  useExcludeCompanyMutation,
  useRemoveCompanyExclusionMutation,
} from "../generated/privacy/excluded-companies.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { SectionList } from "../ui/lists/section-list.tsx";
import { notify, notifyProblem } from "../ui/notices/notify.ts";
import classes from "../ui/sections.module.css";

type Exclusions = CompanyExclusionsQuery["companyExclusions"];
type Exclusion = NonNullable<Exclusions>[number];

const PAUSE_MS = 200;
/** Minimum number of letters for suggestions. */
const MIN_LETTERS = 2;
const WHOLE = { endCursor: null, hasNextPage: false };

const nameOf = ({ companyName, domain }: Exclusion) => companyName ?? domain ?? "";

const write = (cache: ApolloCache, companyExclusions: Exclusions | undefined) =>
  void (companyExclusions && cache.writeQuery({ query: CompanyExclusionsDocument, data: { companyExclusions } }));

/** The companies and domains that cannot find the seeker, with a way to add and to remove them. */
export function ExcludedCompanies() {
  const { data, error, refetch } = useCompanyExclusionsQuery({ fetchPolicy: "cache-and-network" });
  const [added, setAdded] = useState(0);
  const [remove] = useRemoveCompanyExclusionMutation();
  const exclusions = data?.companyExclusions;
  const takeOut = ({ id, ...exclusion }: Exclusion) => {
    const left = exclusions?.filter((other) => other.id !== id) ?? [];
    const removeCompanyExclusion = { __typename: "CompanyExclusionsPayload" as const, exclusions: left };
    remove({
      variables: { id },
      optimisticResponse: { removeCompanyExclusion },
      update: (cache, { data }) => write(cache, data?.removeCompanyExclusion?.exclusions),
    }).then(() => notify(`${nameOf({ id, ...exclusion })} can find you again.`), notifyProblem(NOT_SENT));
  };
  return (
    <SectionList
      id="excluded-companies"
      heading="Companies that cannot find you"
      text="Members of these companies cannot find you, except in an application that you send them, and are not notified. A domain covers every company with an email address there."
      form={
        <FocusKeeper stops="input" className={classes.list}>
          <ExcludeForm key={added} onAdded={() => setAdded(added + 1)} />
        </FocusKeeper>
      }
      list={exclusions && { edges: exclusions.map((node) => ({ node })), pageInfo: WHOLE }}
      error={error}
      failed="Could not load your excluded companies. Please check your internet connection."
      empty="You have not excluded any companies."
      onRetry={() => void refetch()}
      fetchAfter={() => refetch()}
    >
      {(exclusion) => (
        <>
          {nameOf(exclusion)}
          <Button variant="default" onClick={() => takeOut(exclusion)} aria-label={`Remove ${nameOf(exclusion)}`}>
            Remove
          </Button>
        </>
      )}
    </SectionList>
  );
}

function ExcludeForm({ onAdded }: { onAdded: () => void }) {
  const [exclude] = useExcludeCompanyMutation();
  const [words, setWords] = useState("");
  const { field, submit, busy, problem } = useAccountForm(
    { company: "" },
    { company: required("Company or domain") },
    async ({ company }) => {
      const refused = await attempt(async () => {
        const { data } = await exclude({
          variables: { company },
          update: (cache, { data }) => write(cache, data?.excludeCompany?.exclusions),
        });
        const [latest] = data?.excludeCompany?.exclusions ?? [];
        notify(`${latest ? nameOf(latest) : company.trim()} can no longer find you.`);
        onAdded();
      }, unsent("Could not add the company"));
      // Every refusal concerns the field.
      return refused?.code ? { ...refused, fields: { company: refused.fields.company ?? refused.message } } : refused;
    },
    ({ company = "" }) => setWords(company),
  );
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <FormMessage tone="no">{problem?.message}</FormMessage>
      <CompanyField words={words} {...field("company")} />
      <Button type="submit" variant="default" loading={busy}>
        Add company
      </Button>
    </form>
  );
}

/** A text box that suggests companies with open jobs. `words`: its text. */
function CompanyField({ words, ...input }: { words: string }) {
  const listId = useId();
  const [prefix] = useDebouncedValue(words.trim(), PAUSE_MS);
  const { data } = useJobSuggestionsQuery({ variables: { prefix }, skip: prefix.length < MIN_LETTERS });
  const companies = data?.jobSuggestions.filter(({ kind }) => kind === "COMPANY") ?? [];
  return (
    <div className={classes.field}>
      <TextInput
        label="Company or domain"
        description="A company's name as on Worklane, or a domain such as acme.com"
        list={listId}
        {...input}
      />
      <datalist id={listId}>
        {companies.map(({ text }) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </div>
  );
}
