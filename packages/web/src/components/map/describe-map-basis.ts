import { formatClock } from '#components/weather/format-values.ts';
import type { MapFrames } from './to-map-frames.ts';
import type { MapWords } from './to-map-words.ts';

/** What rain of the next hours rests on: the radar with its time, or the model because no radar is fresh. Empty for other layers. */
export function describeMapBasis(
  { basis, frameAt }: MapFrames,
  words: Pick<MapWords, 'basisRadar' | 'basisModel'>,
): string {
  if (basis === null) return '';
  return basis === 'radar' ? words.basisRadar.replace('{0}', formatClock(frameAt)) : words.basisModel;
}

/** Run, demo and credits of a layer, for a line below the map. */
export function describeMapSource({ issued }: MapFrames, words: Pick<MapWords, 'run' | 'demo'>): string {
  const { source, runAt, demo, credits } = issued;
  const run = source === null ? '' : words.run.replace('{0}', source.toUpperCase()).replace('{1}', formatClock(runAt));
  return [run, demo ? words.demo : '', ...credits].filter((part) => part !== '').join(' · ');
}
