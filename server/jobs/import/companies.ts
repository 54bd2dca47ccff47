import { randomBytes } from "node:crypto";
import { slugOf } from "../../../shared/public-paths.ts";
import { hashPassword } from "../../accounts/passwords.ts";
import { findVerifiedNames } from "../../platform/company-verification/verified-names.store.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { companyKey, ownAddress, plainAddress } from "./company-names.ts";
import { type AccountCompany, findCompaniesOf, insertCompanies } from "./import-companies.store.ts";
import type { Mapping } from "./mapping.ts";

/** A company's id, or the reason why its rows are refused. */
export type FoundCompany = { readonly id: string } | { readonly refused: string };

type CompanySource = Extract<Mapping["recruiter"], { company: unknown }>;

const VERIFIED_NAME = "Its company has the same name as a verified company, but a different account.";
const otherName = (email: string, name: string | undefined) =>
  name === undefined
    ? `The address of its company, ${email}, belongs to an account without a company.`
    : `The address of its company, ${email}, belongs to “${name}”. If that is the same company, import its jobs ` +
      `with "recruiter": { "email": "${email}" }.`;

/** Returns the id of the company whose jobs a file has. @throws NOT_FOUND */
export async function findRecruiter(tx: Transaction, email: string): Promise<string> {
  const address = email.toLowerCase();
  const [current] = (await findCompaniesOf(tx, [address])).get(address) ?? [];
  if (!current) throw new AppError("NOT_FOUND", `There is no recruiter with the address ${email}.`);
  return current.id;
}

/**
 * Returns the company of each name, by its key. A company is found by its whole name at one of the name's addresses,
 * never by the address alone, which other names may lead to; companies with accounts are created for new names.
 */
export async function findCompanies(
  tx: Transaction,
  source: CompanySource,
  names: readonly string[],
): Promise<Map<string, FoundCompany>> {
  const nameOf = new Map<string, string>();
  // Of several spellings the first is used.
  for (const name of names) if (!nameOf.has(companyKey(name))) nameOf.set(companyKey(name), name);
  const { emailDomain } = source;
  const accounts = await findCompaniesOf(
    tx,
    [...nameOf.values()].flatMap((name) => [ownAddress(name, emailDomain), plainAddress(name, emailDomain)]),
  );
  const found = new Map<string, FoundCompany>();
  const added = new Map<string, string>();
  for (const [key, name] of nameOf) {
    const company = findOne(accounts, name, emailDomain);
    if (company) found.set(key, company);
    else added.set(key, name);
  }
  const verified = await findVerifiedNames(tx, [...added.values()]);
  for (const [key, name] of [...added]) {
    if (!verified.has(name)) continue;
    found.set(key, { refused: VERIFIED_NAME });
    added.delete(key);
  }
  for (const [key, id] of await createCompanies(tx, source, added, new Set(accounts.keys()))) found.set(key, { id });
  return found;
}

/** Returns the company of a name among these accounts; null if it has none yet. */
function findOne(
  accounts: ReadonlyMap<string, readonly AccountCompany[]>,
  name: string,
  domain: string,
): FoundCompany | null {
  const [own, plain] = [ownAddress(name, domain), plainAddress(name, domain)];
  for (const address of [own, plain]) {
    const company = accounts.get(address)?.find((one) => companyKey(one.name) === companyKey(name));
    if (company) return { id: company.id };
  }
  const atOwn = accounts.get(own);
  if (atOwn) return { refused: otherName(own, atOwn[0]?.name) };
  const atPlain = accounts.get(plain);
  // A company whose name leads to this address is another one. One whose name does not was renamed since, and may be
  // this one.
  if (!atPlain || !slugOf(name) || atPlain.some((one) => plainAddress(one.name, domain) === plain)) return null;
  return { refused: otherName(plain, atPlain[0]?.name) };
}

/** Creates companies for new names, given by key. @returns their ids, by key */
async function createCompanies(
  tx: Transaction,
  { emailDomain, location, industry, companySize }: CompanySource,
  names: ReadonlyMap<string, string>,
  taken: Set<string>,
): Promise<Map<string, string>> {
  if (names.size === 0) return new Map();
  const profiles = [...names].map(([key, name]) => {
    const plain = plainAddress(name, emailDomain);
    const email = slugOf(name) && !taken.has(plain) ? plain : ownAddress(name, emailDomain);
    taken.add(email);
    return { key, email, profile: { name, location, industry, size: companySize } };
  });
  // A random password that nobody knows: the owner of the address sets one with a reset.
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const ids = await insertCompanies(
    tx,
    profiles.map(({ email, profile }) => ({ email, ...profile })),
    passwordHash,
  );
  return new Map(profiles.map(({ key, email }) => [key, ids.get(email) ?? ""]));
}
