/**
 * Where `/` leads (docs/specification.md 2.1): a signed-in seeker to /main, otherwise a signed-in recruiter to
 * /main-recruiter, otherwise to /start. Requested without Apollo, which a first-time visitor should not have to load.
 */
export async function entryAddress(): Promise<"/main" | "/main-recruiter" | "/start"> {
  try {
    const answer = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "query Entry { viewer { role } }" }),
    });
    const { data } = (await answer.json()) as { data?: { viewer?: { role?: string } | null } };
    const role = data?.viewer?.role;
    if (role === "SEEKER") return "/main";
    return role === "RECRUITER" ? "/main-recruiter" : "/start";
  } catch {
    return "/start";
  }
}
