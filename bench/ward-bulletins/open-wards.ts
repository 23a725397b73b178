import type { CallApi } from '@portal/contract/call-api';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { DemoRadar } from '@portal/forecast/radar/demo-radar';
import { insertFrame, updateNowcast } from '@portal/forecast/radar/store/insert-frame';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { makeDemoRun } from '@portal/forecast/sources/demo/make-demo-run';
import { openForecast } from '../../apps/portal/src/compose/open-forecast.ts';
import { readConfig } from '../../apps/portal/src/config.ts';
import { openPlaces } from '../../apps/portal/src/features/places/open-places.ts';
import { readWards } from '../../apps/portal/src/features/places/tables/place-tables.ts';

const FRAME_SECONDS = 600;
const FRAMES = 4;

/** Publishes demonstration weather and its radar at a moment. */
export async function publishWeather(dataDir: string, now: EpochSeconds): Promise<void> {
  const { header, fields } = makeDemoRun({ now });
  await publishRun(dataDir, header, fields, { now });
  const radar = new DemoRadar();
  const newest = now - (now % FRAME_SECONDS);
  for (let age = FRAMES - 1; age >= 0; age -= 1)
    insertFrame(dataDir, 'demo', radar.makeFrame(newest - age * FRAME_SECONDS), now);
  updateNowcast(dataDir, 'demo', newest);
}

/** Opens the weather of all wards at a moment. */
export function openWards(dataDir: string, now: EpochSeconds) {
  const config = readConfig({ DATA_DIR: dataDir });
  const store = openWeatherStore(dataDir);
  const warn = () => undefined;
  const { places } = openPlaces({ ...config, readTimer: () => performance.now(), warn });
  const { weather } = openForecast(config, { store, places, clock: () => now, demo: () => true, warn });
  const { calls } = weather;
  const call: CallApi = async ({ id }, input) => {
    if (id === 'warningsList') return { ok: true, reply: { items: [], over: [] } as never };
    const answer = calls[id as 'weatherWardBulletin'] as (input: unknown) => unknown;
    return { ok: true, reply: (await answer(input)) as never };
  };
  return {
    slugs: readWards().map(({ place }) => place.slug),
    call,
    calls,
    write: (location: string, lang: Language) => calls.weatherWardBulletin({ query: { location, lang } }),
    close: () => store.close(),
  };
}
