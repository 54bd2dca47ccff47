import fc from "fast-check";
import { expect, test } from "vitest";
import { asLatin, mixedWord } from "./look-alikes.ts";

// Names as companies and people write them, in the scripts of the world.
const HARMLESS = `
  Infosys; Wipro; Reliance; Zoho; Flipkart; Ola; Tata Consultancy Services; 3M; O2; Société Générale; Müller & Söhne GmbH; Škoda Auto; Łódź Studio; Ørsted; L'Oréal; Ærø Bryghus;
  Booking.com B.V.; Yahoo!; AT&T; x.ai; Nguyễn Thị Minh; José Ángel Ñíguez; D'Souza; Türk Hava Yolları; İstanbul Gaz; ABBYY
  Яндекс; ВкусВилл; МегаФон; Сбер; ООО «Ромашка»; Укрзалізниця; Ђорђе Петровић; Газпром нефть; ОАО РЖД; Kaspersky Лаборатория; 1С-Битрикс
  Ελληνικά Πετρέλαια; Εθνική Τράπεζα της Ελλάδος ΑΕ; Γιώργος Παπαδόπουλος; ΔΕΗ; OTE Όμιλος
  Հայաստան Բանկ; Վարդան Պետրոսյան; საქართველოს ბანკი; თბილისი
  टाटा मोटर्स; भारतीय रेल; रिलायंस इंडस्ट्रीज लिमिटेड; इन्फोसिस IT; श्री गणेश ट्रेडर्स; अमित शर्मा; मराठी विश्वकोश
  தமிழ்நாடு மின் வாரியம்; சன் டிவி; முருகன் செல்வம்; TVS மோட்டார்; తెలుగు విశ్వవిద్యాలయం; ಕರ್ನಾಟಕ ಬ್ಯಾಂಕ್; മലയാള മനോരമ; ગુજરાત ગેસ; ਪੰਜਾਬ ਬੈਂਕ; বাংলা ব্যাংক; ଓଡ଼ିଶା ବିଦ୍ୟୁତ
  株式会社トヨタ; NTTドコモ; ソニー; 東京電力; みずほ銀行; KDDI株式会社; Zホールディングス; Tシャツ工房; 楽天グループ; 山田 太郎; Yahoo!ジャパン; 7-イレブン
  中国石油; 阿里巴巴集团; TCL科技; 華為技術; B站; 台積電; 삼성전자; LG전자; SK하이닉스; 김민준; 카카오
  شركة أرامكو; بنك الراجحي; محمد عبد الله; شرکت ایران خودرو; پاکستان ریلوے; בנק הפועלים; אלביט מערכות; ישראל כהן
  ธนาคารกรุงเทพ; บริษัท ปตท. จำกัด; ທະນາຄານ; ធនាគារ; မြန်မာ; ኢትዮጵያ አየር መንገድ; ශ්‍රී ලංකා; མཐིམ་ཕུག
`
  .split(/[;\n]/)
  .map((name) => name.trim())
  .filter(Boolean);

test("no harmless name of any script is taken for one that mixes alphabets", () => {
  expect(HARMLESS.length).toBeGreaterThan(100);
  expect(HARMLESS.filter(mixedWord)).toEqual([]);
});

test.each([
  ...["Аcme", "Acmе", "Αcme", "Ꭺcme", "Googlе Pay", "Microѕoft", "Ρaypal", "Сhase"],
  ...["Barclауs", "ΑΒB", "Ada Lovelaсe"],
])("a word with letters of two alphabets is found in %s", (name) => {
  expect(mixedWord(name)).toBeDefined();
});

/** Letters of other alphabets, by the Latin one that they look like. */
const TWINS: Readonly<Record<string, string>> = { a: "аα", c: "сϲ", e: "е", i: "і", o: "оο", p: "рρ", x: "х", y: "у" };

test("a name in which any letters are replaced by look-alikes is found, or reads as the name itself", () => {
  const name = fc.stringMatching(/^[aceiopxy]{2,12}$/);
  fc.assert(
    fc.property(name, fc.infiniteStream(fc.nat(3)), (name, choices) => {
      const forged = [...name].map((letter) => {
        const twins = TWINS[letter] ?? "";
        return twins[choices.next().value ?? 0] ?? letter;
      });
      const text = forged.join("");
      if (text !== name && mixedWord(text) === undefined) expect(asLatin(text)).toBe(name);
    }),
  );
});
