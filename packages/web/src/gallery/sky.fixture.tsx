import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import { LAND_DRAWINGS } from '#components/weather/drawing.ts';
import { SkyBand } from '#components/weather/place/sky-band.tsx';
import type { SkyAppearance } from '#components/weather/sky.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { findSkyScene, type SkyScene, toSkyAttributes } from '#components/weather/sky-scene.ts';
import type { SampleGroup } from './sample.fixture.ts';

const SKY_CODES = Array.from({ length: 28 }, (_, index) => (index + 1) as SkyCode);
const DAY_AND_NIGHT = [true, false] as const;

/** Icon of each of the 28 states by day and night, with its name. */
export const SKY_ICONS: SampleGroup = {
  component: 'SkyIcon',
  list: (language) =>
    DAY_AND_NIGHT.flatMap((isDay) =>
      SKY_CODES.map((code) => ({
        state: `${code} ${isDay ? 'day' : 'night'}`,
        drawing: (
          <div className="g-icon">
            <SkyIcon code={code} isDay={isDay} size={52} />
            <SkyIcon code={code} isDay={isDay} size={28} />
            <SkyIcon code={code} isDay={isDay} thunder={1} size={28} />
            <SkyIcon code={code} isDay={isDay} thunder={2} size={28} />
            <span>{nameSkyState(code, isDay, language)}</span>
          </div>
        ),
      })),
    ),
};

const SKIES = [
  { sun: 'morning', sky: 'clear' },
  { sun: 'morning', sky: 'rain-2' },
  { sun: 'morning', sky: 'storm' },
  { sun: 'night', sky: 'clear' },
] as const;

/** Icons directly on a sky, which has no gap colour. */
export const ICONS_ON_SKIES: SampleGroup = {
  component: 'SkyIcon on a sky',
  list: () =>
    SKIES.map((sky) => ({
      state: `${sky.sun}, ${sky.sky}`,
      drawing: (
        <div className="g-icon g-on-sky" {...toSkyAttributes(sky)}>
          {([1, 4, 6, 9, 12, 13, 14, 16, 20] as const).map((code) => (
            <SkyIcon key={code} code={code} isDay={sky.sun !== 'night'} thunder={code > 12 ? 2 : 0} size={44} />
          ))}
        </div>
      ),
    })),
};

const HA_NOI = { lat: 21.03, lng: 105.85, elevation: 15, province: 'ha-noi' };
const MOMENTS = ['05:00', '05:50', '08:00', '12:00', '16:35', '17:25', '17:50', '22:00'] as const;
const TO_DAY = (clock: string) => Date.parse(`2026-11-24T${clock}:00+07:00`) / 1000;
const LANDS = Object.keys(LAND_DRAWINGS) as SkyScene['landscape'][];
const FEASTS = ['2026-02-17T09:00', '2026-02-17T00:10', '2026-09-25T19:40'] as const;
const PLAIN = { isDay: null, thunder: 0 } as const;
const STATES: readonly (readonly [string, SkyAppearance])[] = [
  ...([1, 5, 6, 7] as const).map((code) => [`state ${code}`, { ...PLAIN, code }] as const),
  ['closed', { ...PLAIN, code: 7, cloudCover: 100 }],
  ['light rain', { ...PLAIN, code: 13, windSpeed: 2 }],
  ['rain', { ...PLAIN, code: 14, windSpeed: 4 }],
  ['heavy rain', { ...PLAIN, code: 15, windSpeed: 9 }],
  ['thunder', { ...PLAIN, code: 14, thunder: 2, windSpeed: 7 }],
  ['warning', { ...PLAIN, code: 1, isWarning: true }],
  ['fog', { ...PLAIN, code: 6, visibility: 0.4 }],
  ['heat', { ...PLAIN, code: 3 }],
  ['cold', { ...PLAIN, code: 9, skyCode: 5 }],
  ['not known', { ...PLAIN, code: null }],
];

/** Skies by sun height, states by day and night, horizons at noon and at night, and festivals. */
export const SKY_BANDS: SampleGroup = {
  component: 'SkyBand',
  list: () => [
    ...MOMENTS.map((clock) => toBand(clock, findSkyScene({ ...PLAIN, code: 5 }, HA_NOI, TO_DAY(clock)))),
    ...['12:00', '22:00'].flatMap((clock) =>
      STATES.map(([name, weather]) => toBand(`${name} ${clock}`, findSkyScene(weather, HA_NOI, TO_DAY(clock)))),
    ),
    ...LANDS.flatMap((landscape) =>
      ['08:00', '22:00'].map((clock) =>
        toBand(landscape, { ...findSkyScene({ ...PLAIN, code: 5 }, HA_NOI, TO_DAY(clock)), landscape }),
      ),
    ),
    ...FEASTS.map((moment) =>
      toBand(moment, findSkyScene({ ...PLAIN, code: 1 }, HA_NOI, Date.parse(`${moment}:00+07:00`) / 1000)),
    ),
  ],
};

function toBand(state: string, scene: SkyScene) {
  return {
    state: `${state}: ${scene.sun}, ${scene.sky}`,
    drawing: (
      <div className="g-sky" {...toSkyAttributes(scene)}>
        <SkyBand scene={scene} />
      </div>
    ),
  };
}
