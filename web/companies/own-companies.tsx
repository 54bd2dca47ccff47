import { Button } from "@mantine/core";
import { roleWords } from "../../shared/companies.options.ts";
import { unsent } from "../apollo/problem.ts";
import { useChooseCompanyMutation } from "../generated/companies/people.ts";
import type { PeopleQuery } from "../generated/graphql.ts";
import sections from "../ui/sections.module.css";
import { useCompanyChange } from "./use-company-change.ts";

/** The recruiter's companies, with a way to switch. */
export function OwnCompanies({ companies }: { companies: PeopleQuery["viewerCompanies"] }) {
  const [choose, { loading }] = useChooseCompanyMutation();
  const changeCompany = useCompanyChange();
  return (
    <section className={sections.section} aria-labelledby="companies">
      <h2 id="companies">Your companies</h2>
      <p>You work in one company at a time. Switching affects all your devices.</p>
      <ul className={sections.rows} aria-labelledby="companies">
        {companies.map(({ id, name, role, isCurrent }) => (
          <li key={id} className={sections.row}>
            <div>
              <strong>{name}</strong>
              <p>
                {roleWords(role).label}
                {isCurrent ? ", current" : null}
              </p>
            </div>
            {isCurrent ? null : (
              <Button
                variant="default"
                disabled={loading}
                onClick={() =>
                  void changeCompany(
                    () => choose({ variables: { companyId: id } }),
                    unsent("Could not switch the company"),
                  )
                }
                aria-label={`Switch to ${name}`}
              >
                Switch
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
