import { plainLetters } from "../../platform/search/words.ts";
import { type City, GAZETTEER } from "./gazetteer.ts";

const BY_NAME = new Map(GAZETTEER.flatMap((city) => city.names.map((name) => [plainLetters(name), city] as const)));

/** Returns the city with this name, ignoring case and accents. */
export const findCity = (name: string): City | undefined => BY_NAME.get(plainLetters(name.trim()));

/** Returns the city that a location in words begins with, as written there; empty for no known city. */
export function cityIn(location: string): string {
  const [first = ""] = location.split(",");
  return findCity(first) ? first.trim() : "";
}

/** Fewer letters match too many cities. */
const MIN_LETTERS = 3;

/** Returns the cities with a name that begins with these letters: "bomb" matches Mumbai, too. */
export function citiesBeginning(typed: string): City[] {
  const letters = plainLetters(typed.trim());
  if (letters.length < MIN_LETTERS) return [];
  return GAZETTEER.filter(({ names }) => names.some((name) => plainLetters(name).startsWith(letters)));
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance between two cities as the crow flies. */
export function kilometresBetween(a: City, b: City): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half(a.latitude, b.latitude) + across * half(a.longitude, b.longitude)));
}

/** Returns the names of the cities within this distance, nearest first; none for an unknown place. */
export function placesNear(name: string, km: number, most: number): string[] {
  const here = findCity(name);
  if (!here) return [];
  return GAZETTEER.map((city) => ({ city, way: kilometresBetween(here, city) }))
    .filter(({ city, way }) => city !== here && way <= km)
    .toSorted((a, b) => a.way - b.way)
    .slice(0, most)
    .flatMap(({ city }) => city.names.slice(0, 1));
}
