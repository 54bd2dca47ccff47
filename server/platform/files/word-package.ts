import { buffer } from "node:stream/consumers";
import { DamagedZip, readZipEntries, unpacked, type ZipEntry } from "./read-zip.ts";

/** A document of Word's format: the parts of its archive by name, and the name of the part with the text. */
export interface WordPackage {
  readonly mainPart: string;
  readonly parts: ReadonlyMap<string, ZipEntry>;
}

/** What an archive is instead of a document of Word's format that we accept. */
export type OtherPackage =
  | "MACROS"
  | "TOO_LARGE"
  | "SPREADSHEET"
  | "PRESENTATION"
  | "OPEN_DOCUMENT"
  | "PAGES"
  | "ARCHIVE";

const MAX_PARTS = 2000;
/** Maximum total size of the parts, unpacked, in bytes. */
const MAX_UNPACKED = 100 * 1024 * 1024;
/** Maximum size of the parts that only list others, in bytes. */
const MAX_LIST = 1024 * 1024;

/** Names of parts are the same in any case, and some programs write them with backslashes or from the root. */
const partName = (name: string) => name.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();

/**
 * Recognises a document by what ECMA-376 says: its relationships name the main part, its content types say what that is
 * and whether there are macros. Only these two lists are unpacked. @throws DamagedZip
 */
export async function openWordPackage(bytes: Buffer): Promise<WordPackage | OtherPackage> {
  const entries = readZipEntries(bytes);
  const unpackedSize = entries.reduce((sum, { size }) => sum + size, 0);
  if (entries.length > MAX_PARTS || unpackedSize > MAX_UNPACKED) return "TOO_LARGE";
  const parts = new Map(entries.map((entry) => [partName(entry.name), entry]));
  if (parts.has("mimetype") && parts.has("content.xml")) return "OPEN_DOCUMENT";
  if ([...parts.keys()].some((name) => name.endsWith(".iwa"))) return "PAGES";
  const types = await readList(parts.get("[content_types].xml"));
  if (types === null) return "ARCHIVE";
  const mainPart = partName(mainPartIn((await readList(parts.get("_rels/.rels"))) ?? "") ?? "word/document.xml");
  const declared = tagsOf(types, "Override").find(({ PartName }) => PartName && partName(PartName) === mainPart);
  const type = declared?.ContentType ?? "";
  if (/spreadsheetml|ms-excel/i.test(type)) return "SPREADSHEET";
  if (/presentationml|ms-powerpoint/i.test(type)) return "PRESENTATION";
  if (hasMacros(types, parts)) return "MACROS";
  return parts.has(mainPart) ? { mainPart, parts } : "ARCHIVE";
}

/** Unpacks all parts, to see that they are as large as the directory says, and drops them. @throws DamagedZip */
export async function measureParts({ parts }: WordPackage): Promise<void> {
  for (const entry of parts.values()) {
    const pieces = unpacked(entry);
    while (!(await pieces.next()).done);
  }
}

const hasMacros = (types: string, parts: WordPackage["parts"]) =>
  [...tagsOf(types, "Override"), ...tagsOf(types, "Default")].some(({ ContentType = "" }) =>
    /macroEnabled|vbaProject/i.test(ContentType),
  ) || [...parts.keys()].some((name) => name.endsWith("/vbaproject.bin"));

const mainPartIn = (relationships: string) =>
  tagsOf(relationships, "Relationship").find(({ Type = "" }) => /\/(?:relationships\/)?officeDocument$/.test(Type))
    ?.Target;

async function readList(entry: ZipEntry | undefined): Promise<string | null> {
  if (!entry) return null;
  if (entry.size > MAX_LIST) throw new DamagedZip("The list of parts is too long.");
  return (await buffer(unpacked(entry))).toString("utf8");
}

/** Returns the attributes of each element of this name. */
function tagsOf(xml: string, name: string): Readonly<Record<string, string>>[] {
  const tags = xml.replaceAll(/<!--.*?-->/gs, "").matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}\\s([^<>]*)>`, "g"));
  return [...tags].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = "", a, b]) => [
        key,
        decoded(a ?? b ?? ""),
      ]),
    ),
  );
}

const decoded = (value: string) => value.replaceAll(/&#x5c;|&#92;/gi, "\\").replaceAll("&amp;", "&");
