import type { MapMessages } from '@portal/content/messages/map-messages';

/** The words of the map that the browser needs; `{0}` stands for what is filled in. */
export interface MapWords
  extends Pick<
    MapMessages,
    | 'play'
    | 'pause'
    | 'loading'
    | 'failed'
    | 'noData'
    | 'warning'
    | 'noSatellite'
    | 'basisModel'
    | 'noWebgl'
    | 'retry'
    | 'noValue'
    | 'dry'
    | 'seeForecast'
    | 'locateFailed'
    | 'locateOutside'
    | 'demo'
    | 'mapLabel'
    | 'now'
    | 'close'
    | 'forecast'
    | 'observed'
    | 'weekdays'
  > {
  readonly at: string;
  readonly where: string;
  readonly run: string;
  readonly basisRadar: string;
}

export function toMapWords(words: MapMessages): MapWords {
  const {
    play,
    pause,
    loading,
    failed,
    noData,
    warning,
    noSatellite,
    basisModel,
    noWebgl,
    retry,
    noValue,
    dry,
    seeForecast,
  } = words;
  const { locateFailed, locateOutside, demo, mapLabel, now, close, forecast, observed, weekdays } = words;
  return {
    play,
    pause,
    loading,
    failed,
    noData,
    warning,
    noSatellite,
    basisModel,
    noWebgl,
    retry,
    noValue,
    dry,
    seeForecast,
    locateFailed,
    locateOutside,
    demo,
    mapLabel,
    now,
    close,
    forecast,
    observed,
    weekdays,
    at: words.at('{0}'),
    where: words.where('{0}', '{1}'),
    run: words.run('{0}', '{1}'),
    basisRadar: words.basisRadar('{0}'),
  };
}
