import { Button } from "@mantine/core";
import { unsent } from "../apollo/problem.ts";
import { useAskToJoinMutation, useJoinableCompaniesQuery } from "../generated/companies/joining.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { notify, notifyProblem } from "../ui/notices/notify.ts";
import sections from "../ui/sections.module.css";

/** Companies of the recruiter's mail domain that accept requests to join; nothing when there are none. */
export function JoinableCompanies() {
  const { data } = useJoinableCompaniesQuery({ fetchPolicy: "cache-and-network" });
  const [ask, { loading }] = useAskToJoinMutation({ refetchQueries: ["JoinableCompanies"], awaitRefetchQueries: true });
  const companies = data?.joinableCompanies ?? [];
  if (companies.length === 0) return null;
  const send = ({ id, name }: { id: string; name: string }) =>
    ask({ variables: { companyId: id } }).then(
      () => notify(`We asked the owners of ${name}. You will get an email when one responds.`),
      notifyProblem(unsent("Could not send the request")),
    );
  return (
    <section className={sections.section} aria-labelledby="joinable">
      <h2 id="joinable">Ask to join</h2>
      <p>These companies have an owner whose email address has the same domain as yours.</p>
      <FocusKeeper stops="li" className={sections.list}>
        <ul className={sections.rows} aria-labelledby="joinable">
          {companies.map((company) => (
            <li key={company.id} className={sections.row}>
              <strong>{company.name}</strong>
              {company.hasAsked ? (
                <span>Requested. An owner will respond by email</span>
              ) : (
                <Button
                  variant="default"
                  disabled={loading}
                  onClick={() => void send(company)}
                  aria-label={`Ask to join ${company.name}`}
                >
                  Ask to join
                </Button>
              )}
            </li>
          ))}
        </ul>
      </FocusKeeper>
    </section>
  );
}
