import { listPlaces } from '../places/list-points.ts';
import type { Wanted } from './request.ts';

/** Settings that vary a page with the same address: each is rendered and cached separately. */
const SETTINGS = ['C.kmh', 'F.kmh', 'C.ms', 'F.ms'];

/** A page in both languages, without the place. */
export type PagePaths = readonly ((slug: string) => string)[];

export const NOW_PAGE: PagePaths = [(slug) => `/thoi-tiet-${slug}/hien-tai`, (slug) => `/weather-${slug}/now`];
export const FARM_PAGE: PagePaths = [
  (slug) => `/thoi-tiet-nha-nong-${slug}/hien-tai`,
  (slug) => `/agri-weather-${slug}/now`,
];

/** A page of many places, in both languages and all settings, ordered so that no place follows itself. */
export function listPages(address: string, paths: PagePaths): Wanted[] {
  const places = listPlaces();
  return SETTINGS.flatMap((settings) =>
    places.flatMap(({ slug }) => paths.map((toPath) => ({ url: address + toPath(slug), settings }))),
  );
}
