import { NativeSelect, SimpleGrid, TextInput, type TextInputProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useId } from "react";
import { COUNTRIES } from "../../../shared/countries.ts";
import { MAX_JOB_CITY, MAX_JOB_LOCATION } from "../../../shared/jobs.ts";
import { useCitySuggestionsQuery } from "../../generated/jobs/posted/posted-jobs.ts";
import classes from "./job-form.module.css";
import type { JobFormValues } from "./job-form-values.ts";

type PlaceField = "city" | "region" | "country" | "remoteFrom";

const PAUSE_MS = 200;
/** Minimum number of letters for suggestions. */
const MIN_LETTERS = 3;
const CHOICES = [
  { value: "", label: "Not stated" },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
];

interface PlaceFieldsProps {
  values: JobFormValues;
  field: (name: PlaceField) => TextInputProps & { label: string };
}

/** The structured place, for search engines and searches by country. */
export function PlaceFields({ values, field }: PlaceFieldsProps) {
  const listId = useId();
  const [typed] = useDebouncedValue(values.city.trim(), PAUSE_MS);
  const { data } = useCitySuggestionsQuery({ variables: { prefix: typed }, skip: typed.length < MIN_LETTERS });
  return (
    <fieldset className={classes.group}>
      <legend>City, region and country (optional)</legend>
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <TextInput maxLength={MAX_JOB_CITY} list={listId} {...field("city")} />
        <TextInput maxLength={MAX_JOB_CITY} {...field("region")} />
        <NativeSelect data={CHOICES} {...(field("country") as { label: string })} />
        {values.workMode === "ONSITE" && values.remoteFrom === "" ? null : (
          <TextInput maxLength={MAX_JOB_LOCATION} placeholder="Anywhere in India" {...field("remoteFrom")} />
        )}
      </SimpleGrid>
      <datalist id={listId}>
        {data?.citySuggestions.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </fieldset>
  );
}
