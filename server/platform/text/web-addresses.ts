/** Generic top-level domains open to everybody; two-letter ones belong to countries. */
const ENDINGS =
  "com|net|org|info|biz|edu|gov|mobi|app|dev|xyz|top|site|online|club|shop|store|tech|live|link|click|world|website|space|fun|vip|icu|cyou|blog|cloud|email|today|news|media|agency|digital|solutions|services|group|company|center|network|systems|support|help|jobs|careers|work|academy|education|school|university|finance|loans?|money|cash|trade|download|stream|review|party|cfd|sbs|lol|zip|mov|page|pro|name|coop|travel|asia";
const COUNTRIES =
  "a[cdefgilmoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[ceghrstu]|f[ijkmor]|g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghiklmnorstuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]";

/** Full stops of other scripts, and look-alikes, lead to the same host. */
const DOT = "[.\u3002\uff0e\uff61\u2024]";
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?`;
/** As people write addresses that no filter shall find: `evil[.]example`, `evil (dot) example`. */
const BRACKETED_DOT = /\s?[[({]\s?(?:[.\u3002\uff0e\uff61\u2024]|dot)\s?[\])}]\s?/giu;
/** Three letters before a country's domain: "Md.Al Amin" and "A.De Silva" are people. */
const HOST = `(?:(?:${LABEL}${DOT})*${LABEL}(?<=[\\p{L}\\p{N}\\p{M}-]{2})${DOT}(?:${ENDINGS})|(?:${LABEL}${DOT})*${LABEL}(?<=[\\p{L}\\p{N}\\p{M}-]{3})${DOT}(?:${COUNTRIES})|(?:${LABEL}${DOT})+xn--[a-z0-9-]+)(?![\\p{L}\\p{N}\\p{M}-])`;
const BEGINNING = String.raw`(?<![\p{L}\p{N}\p{M}-])`;
const HOSTS = new RegExp(BEGINNING + HOST, "giu");
/** With any top-level domain, unless it is written like a name: "Abd.Rahman", "Node.js". */
const OTHER_HOSTS = new RegExp(
  `${BEGINNING}(?:(?:${LABEL}${DOT})*${LABEL}(?<=[\\p{L}\\p{N}\\p{M}-]{3})${DOT}\\p{Ll}{3,}|[\\p{Lu}\\p{N}-]{4,}${DOT}\\p{Lu}{3,})(?![\\p{L}\\p{N}\\p{M}-])`,
  "gu",
);

/** What only an address has: a scheme, `www.`, an email address, a path after a host, numbers of an IPv4 host. */
const CERTAIN = new RegExp(
  [
    String.raw`[a-z][a-z0-9+.-]*:\/\/|[:\/]\/\S|\b(?:mailto|javascript|data|tel|sms):`,
    `${BEGINNING}www${DOT}`,
    `[\\p{L}\\p{N}]@(?:${LABEL}${DOT})+\\p{L}{2}`,
    `${BEGINNING}(?:${LABEL}${DOT})+\\p{L}{2,}(?::\\d+)?[/?#]\\S`,
    `${BEGINNING}\\d{1,3}(?:${DOT}\\d{1,3}){3}(?!\\d)`,
  ].join("|"),
  "iu",
);

/** Whether the text contains a web address: a link that a mail program would create, or a person follow. */
export const hasWebAddress = (text: string): boolean => webAddressFrom(text, 0);

/**
 * The same for the name of a company, which may be or begin with a bare host name: "Booking.com" and "Booking.com B.V."
 * are accepted, "Claim at evil.com" is not.
 */
export const hasWebAddressBesideName = (name: string): boolean => webAddressFrom(name, 1);

/** `hostsFrom`: the index from which bare host names count. Full-width letters and bracketed dots are normalized first. */
function webAddressFrom(text: string, hostsFrom: number): boolean {
  const plain = text.normalize("NFKC").replace(BRACKETED_DOT, ".");
  if (CERTAIN.test(plain)) return true;
  return [HOSTS, OTHER_HOSTS].some((hosts) => [...plain.matchAll(hosts)].some(({ index }) => index >= hostsFrom));
}

/**
 * Returns the text such that no mail program makes it a link: zero-width spaces are inserted into whatever looks like
 * an address.
 */
export const unlinked = (text: string): string =>
  text
    .replace(new RegExp(`(?<=[\\p{L}\\p{N}\\p{M}-]${DOT})(?=[\\p{L}\\p{N}])`, "gu"), "\u200b")
    .replace(/:(?=\/\/)/g, ":\u200b")
    .replace(/@(?=[\p{L}\p{N}])/gu, "@\u200b");
