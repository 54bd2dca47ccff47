import { plainLetters } from "../../platform/search/words.ts";
import { type City, GAZETTEER } from "./gazetteer.ts";

const BY_NAME = new Map(GAZETTEER.flatMap((city) => city.names.map((name) => [plainLetters(name), city] as const)));

/** The city of this name, in whatever case and with or without accents. */
export const findCity = (name: string): City | undefined => BY_NAME.get(plainLetters(name.trim()));

/** From fewer letters too many cities begin. */
const MIN_LETTERS = 3;

/** The cities that have a name beginning with these letters: "bomb" is Mumbai, too. */
export function citiesBeginning(typed: string): City[] {
  const letters = plainLetters(typed.trim());
  if (letters.length < MIN_LETTERS) return [];
  return GAZETTEER.filter(({ names }) => names.some((name) => plainLetters(name).startsWith(letters)));
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The way between two cities as the crow flies. */
export function kilometresBetween(a: City, b: City): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half(a.latitude, b.latitude) + across * half(a.longitude, b.longitude)));
}

/** Names of the cities no further than so many kilometres from this one, the nearest first; none where it is not known. */
export function placesNear(name: string, km: number, most: number): string[] {
  const here = findCity(name);
  if (!here) return [];
  return GAZETTEER.map((city) => ({ city, way: kilometresBetween(here, city) }))
    .filter(({ city, way }) => city !== here && way <= km)
    .toSorted((a, b) => a.way - b.way)
    .slice(0, most)
    .flatMap(({ city }) => city.names.slice(0, 1));
}
