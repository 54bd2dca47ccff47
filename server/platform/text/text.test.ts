import { describe, expect, test } from "vitest";
import { flawOfLine, plainLine, trimLine } from "../../../shared/text/plain-line.ts";
import { cpuMilliseconds } from "../../testing/process-use.ts";
import { personName, requiredText, text } from "../validation.ts";
import { hasWebAddress, hasWebAddressBesideName, unlinked } from "./web-addresses.ts";

/** Texts, several of them a line. */
const textsIn = (...lines: string[]) => lines.flatMap((line) => line.split("|"));

const HARMLESS_PEOPLE = textsIn(
  "Ada Lovelace|St. John|St.John|A. P. J. Abdul Kalam|A.P.J. Abdul Kalam|S.Kumar|M.S.Dhoni|K.Raju|Md.Rahim|Md. Al Amin|Md.Al Amin",
  "Dr.Rao|Mr.Li|A.De Silva|J.R.R. Tolkien|Jean-Luc O'Neill|Mary-Jane|Renée|Łukasz Żółć|José Ma. de la Cruz|Martin Luther King, Jr.",
  "X Æ A-12|Anne Marie v.d. Berg|Ph.D. Rao|Asha B.Com|R. K. Narayan|Sk. Md. Ali|U.Win Tin|Nguyễn Văn An|محمد علی‌پور|श्री|क्‍ष|രാജന്‍",
  "葛󠄀城|山田　太郎|Ali 👩‍💻|❤️ Asha|Иван Петров|Γιώργος|Ng|O|Robert'); drop table students;--|<script>alert(1)</script>",
  "Prof.Rao|Mohan.Raj|SMT.DEVI|S.KUMAR|J.R.R.Tolkien|Ⅷ. Henry|Ｍｄ．Ｒａｈｉｍ|राम.कुमार",
  "Dr. Prof. No.1|V.Anand|T.Rajendar|C.V. Raman|N.T. Rama Rao|Smt.Devi|Er.Singh|Col.John|Abd.Rahman|Anna-Lena 2|Ma.Theresa",
);
const HARMLESS_COMPANIES = textsIn(
  "Amazon.com|Amazon.com, Inc.|Booking.com|Booking.com B.V.|Yahoo!|GitHub, Inc.|Salesforce.com India Pvt. Ltd.|Monster.com|3M|A.T. Kearney",
  "AT&T|H&M|Ben & Jerry's|Toys \"R\" Us|Marks & Spencer plc|S.p.A. Ferrari|L'Oréal S.A.|Dr. Reddy's Laboratories|24/7 Intouch|Coffee@Work",
  "1mg|Tata 1mg|J.P. Morgan|U.S. Steel|Node Works|Alphabet (Google)|C++ Experts|株式会社サイバー|Müller GmbH & Co. KG|No. 1 Bakery|e.l.f. Beauty",
  "Node.js Ltd.|The Node.js Company|Evil.example|Booking․com|ＡＣＭＥ Ｌｔｄ．|Dr.Agarwals Eye Hospital",
  "T.V.S. Motors|P.F. Chang's|Dot Com Pvt Ltd|Web/Works|R/GA|A/S Norden|Mr.Cooper|St.Jude Hospital|Will.i.am Music|E*Trade|Acme #1",
);
const ADDRESSES = textsIn(
  "you won, claim at https://evil.example/x|claim at evil.com|EVIL.COM|Ada http://1.2.3.4|www.evil|WWW.evil.com|ada@evil.com|bit.ly/x|t.me/x",
  "Ada (evil.co.uk)|see evil.in now|//evil.com|go to evil。com|evil．com|xn--evil.xn--p1ai|8.8.8.8|javascript:alert(1)|mailto:ada|my-shop.xyz|win.click",
  "evil[.]example/path|evil [dot] com|evil(.)com",
  "evil․com|ｅｖｉｌ．ｃｏｍ|evil｡com|Visit evil.example now|evil.photography|VISIT EVIL.EXAMPLE|evil․photography",
  "evil.ru|prizes.online|münchen.de|a.b.c.evil.io|evil.com.|hxxp://evil|goo.gl|site.example/path|evil.dev?x=1|ftp://evil",
);

test.each(["", " \n", "\u200b\u2060", "\u3164 \u034f", "\u2800\ufe0f", "\u0000"])(
  "a required text without visible characters is missing: %j",
  (shown) => {
    const written = requiredText(100, "A note", "Write something first.");
    expect(written.safeParse(shown).error?.issues[0]?.message).toBe("Write something first.");
    expect(written.parse(`${shown}👩‍💻`)).toContain("👩‍💻");
  },
);

test("a text reads in the order of its characters, without control characters; scripts from right to left stay", () => {
  const written = text(100, "A message");
  expect(written.parse("Pay to \u202emoc.live\u202c\r\n\u2067now\u2069\u0007")).toBe("Pay to moc.live\nnow");
  expect(written.parse("שלום\u200f, سلام")).toBe("שלום\u200f, سلام");
});

describe("a single line", () => {
  test.each([
    ["Ada\nYou won", "must be a single line"],
    ["Ada\u2028You won", "must be a single line"],
    ["Ada\u0085You won", "must be a single line"],
    ["Ada\u202emoc.live", "an invisible character after “Ada”"],
    ["Ad\u200ba", "an invisible character after “Ad”"],
    ["A\u0000da", "an invisible character"],
    ["Soft\u00adware", "an invisible character"],
    ["Ada\u200d\u200dx", "an invisible character"],
    ["A\u3164da", "an invisible character"],
    ["Ada \u{e0041}x", "an invisible character"],
    ["क\u200d\u200d", "an invisible character"],
    ["Ada\ue000", "an invisible character"],
    ["...", "needs a letter or a digit"],
  ])("%j is rejected", (text, flaw) => {
    expect(flawOfLine(trimLine(text), "Name")).toContain(flaw);
    expect(flawOfLine(plainLine(text), "Name") ?? "").not.toMatch(/single line|invisible/);
  });

  test.each([...HARMLESS_PEOPLE, ...HARMLESS_COMPANIES, "", "C#", "1️⃣ first", "می‌خواهم"])(
    "%j is accepted unchanged",
    (text) => {
      expect([trimLine(text), flawOfLine(trimLine(text), "Name")]).toEqual([text, null]);
      expect(plainLine(text).replaceAll("\u3000", " ")).toBe(text.replaceAll("\u3000", " "));
    },
  );

  test("pasted characters at the ends are removed, and spaces are collapsed", () => {
    expect(trimLine("\ufeff\u200b \tAda \t Lovelace\u200b\r\n")).toBe("Ada Lovelace");
  });

  test.each(["a", " ", "\u200b", "a.", "क\u200d", "a@", "www."])(
    "%j many times over is validated quickly",
    async (piece) => {
      const text = piece.repeat(100_000);
      const validate = () => {
        trimLine(text);
        plainLine(`x${text}x`);
        personName(120, "Name", "Missing").safeParse(`x${text}x`);
      };
      expect(await cpuMilliseconds(validate)).toBeLessThan(2000);
    },
  );
});

describe("a web address", () => {
  test.each(HARMLESS_PEOPLE)("is not detected in the name of a person: %s", (name) => {
    expect(hasWebAddress(name)).toBe(false);
  });
  test.each(HARMLESS_COMPANIES)("is not detected in the name of a company: %s", (name) => {
    expect(hasWebAddressBesideName(name)).toBe(false);
  });
  test.each(ADDRESSES)("is detected in %s", (text) => {
    expect(hasWebAddress(text)).toBe(true);
    expect(hasWebAddressBesideName(`Acme ${text}`)).toBe(true);
  });
  test.each(["www.evil.com", "https://evil.com", "evil.com/claim", "Win at evil.com", "ada@evil.com"])(
    "is more than a name: %s",
    (text) => {
      expect(hasWebAddressBesideName(text)).toBe(true);
    },
  );

  test.each(ADDRESSES)("cannot be followed from a mail: %s", (text) => {
    expect(unlinked(text)).not.toMatch(/:\/\/|[\p{L}\p{N}][.。．][\p{L}\p{N}]|@\w/iu);
    expect(unlinked(text).replaceAll("\u200b", "")).toBe(text);
  });

  test.each([
    "a.".repeat(50_000),
    "a-".repeat(50_000),
    "www".repeat(33_000),
    `${"a".repeat(100_000)}.`,
    "a@".repeat(50_000),
    "1.".repeat(50_000),
  ])("is detected in a text as long as a name without delay, whatever it is", (text) => {
    const began = performance.now();
    for (let n = 0; n < 20; n++) {
      hasWebAddress(text.slice(0, 254));
      unlinked(text.slice(0, 254));
    }
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
