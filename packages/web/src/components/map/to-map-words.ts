import type { MapMessages } from '@portal/content/messages/map-messages';

/** Words that go to the browser as they are. */
const PLAIN = [
  'play',
  'pause',
  'loading',
  'failed',
  'noData',
  'warning',
  'noSatellite',
  'basisModel',
  'noWebgl',
  'old',
  'noValue',
  'dry',
  'seeForecast',
  'locateFailed',
  'locateOutside',
  'demo',
  'mapLabel',
  'now',
  'close',
  'forecast',
  'observed',
  'weekdays',
] as const satisfies readonly (keyof MapMessages)[];

/** The words of the map that the browser needs; `{0}` stands for what is filled in. */
export interface MapWords extends Pick<MapMessages, (typeof PLAIN)[number]> {
  readonly at: string;
  readonly where: string;
  readonly run: string;
  readonly basisRadar: string;
}

function pick<Whole, Name extends keyof Whole>(whole: Whole, names: readonly Name[]): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}

export function toMapWords(words: MapMessages): MapWords {
  return {
    ...pick(words, PLAIN),
    at: words.at('{0}'),
    where: words.where('{0}', '{1}'),
    run: words.run('{0}', '{1}'),
    basisRadar: words.basisRadar('{0}'),
  };
}
