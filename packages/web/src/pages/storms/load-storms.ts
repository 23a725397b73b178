import type { CallApi } from '@portal/contract/call-api';
import { type Storm, type StormList, type StormReply, stormById, storms } from '@portal/contract/endpoints/storms';
import type { Language } from '@portal/domain/language/language';
import { isPast } from '#components/storms/storm-words.ts';
import type { DrawnStorm } from './draw-storm-map.ts';
import { shortenTrack } from './draw-track.ts';
import { sortByDistance } from './storm-place-words.ts';

/** More storms at a time have never been; the rest keeps its line in the list. */
const MOST_DRAWN = 5;

/** Storms of a moment, for pages that show all of them. */
export interface LoadedStorms {
  /** Null: the list could not be loaded. */
  readonly list: StormList | null;
  /** Storms of today, nearest to Vietnam first. */
  readonly current: readonly Storm[];
  readonly past: readonly Storm[];
  /** Replies of current storms by id; those that could not be loaded are left out. */
  readonly details: ReadonlyMap<string, StormReply>;
  /** Current storms with their tracks. */
  readonly drawn: readonly DrawnStorm[];
}

async function loadDetails(list: readonly Storm[], language: Language, call: CallApi) {
  const results = await Promise.all(
    list.slice(0, MOST_DRAWN).map(({ id }) => call(stormById, { query: { id, lang: language } })),
  );
  const found = results.flatMap((result): (readonly [string, StormReply])[] =>
    result.ok ? [[result.reply.storm.id, result.reply]] : [],
  );
  return new Map(found);
}

/** Lists storms and loads the tracks of those of today. */
export async function loadStorms(language: Language, nowAt: string, call: CallApi): Promise<LoadedStorms> {
  const result = await call(storms, { query: { lang: language } });
  const list = result.ok ? result.reply : null;
  const items = list?.items ?? [];
  const current = sortByDistance(items.filter((storm) => !isPast(storm, nowAt)));
  const details = await loadDetails(current, language, call);
  const drawn = current.flatMap(({ id }) => {
    const detail = details.get(id);
    return detail === undefined ? [] : [{ storm: detail.storm, tracks: detail.tracks.map(shortenTrack) }];
  });
  return { list, current, past: items.filter((storm) => isPast(storm, nowAt)), details, drawn };
}
