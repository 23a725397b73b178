import { PLACE_PAGES } from '../../test/consistency/ask/page-paths.table.ts';
import { CHECKED_PLACES } from '../../test/consistency/cases/places.table.ts';
import { type ClockChecked, checkClock } from '../../test/consistency/check-clock.ts';
import type { PlayedDay } from '../../test/public-day/play-day.ts';

/** Requests and checks places on all pages of a portal that has nothing but public sources, and ends it. */
export function checkPublicSources(day: PlayedDay, places = CHECKED_PLACES): Promise<ClockChecked> {
  const { origin, nowAt, stop } = day;
  const clock = {
    name: 'public-sources',
    at: new Date(nowAt * 1000).toISOString(),
    why: 'several models, an ensemble, measurements and a storm of providers that are played',
  };
  const chosen = { clock, places: places.map((place) => ({ place, pages: PLACE_PAGES })) };
  return checkClock(chosen, async () => ({ clock, origin, nowAt, stop }));
}
