import { CombinedGraphQLErrors } from "@apollo/client";
import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PagedCards } from "./paged-cards.tsx";

const shown = (error: unknown) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PagedCards
        label="Saved jobs"
        list={undefined}
        error={error}
        failed="The given text."
        onRetry={() => {}}
        fetchAfter={async () => {}}
        empty={null}
      >
        {() => null}
      </PagedCards>
    </MantineProvider>,
  );

const answered = (message: string, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

it("shows the server's reason for refusing a list, and the given text when it failed or was not reached", () => {
  const refused = answered("Too many requests. Try again in 5 seconds.", "RATE_LIMITED");
  expect(shown(refused)).toContain("Too many requests. Try again in 5 seconds.");
  expect(shown(refused)).not.toContain("The given text.");
  expect(shown(answered("Cannot reach its database.", "UNAVAILABLE"))).toContain("The given text.");
  expect(shown(answered("Something went wrong.", "INTERNAL_SERVER_ERROR"))).toContain("The given text.");
  expect(shown(new TypeError("Failed to fetch"))).toContain("The given text.");
});
