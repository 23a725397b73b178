import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import { SkyBand } from '#components/weather/place/sky-band.tsx';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { findSkyScene, type SkyScene } from '#components/weather/sky-scene.ts';
import type { SampleGroup } from './sample.fixture.ts';

const SKY_CODES = Array.from({ length: 28 }, (_, index) => (index + 1) as SkyCode);
const DAY_AND_NIGHT = [true, false] as const;

/** The drawing of each of the 28 states, by day and by night, with its name. */
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

const SKIES = ['clear-day', 'rain', 'storm', 'clear-night'] as const;

/** The drawings where they stand on a sky itself, which has no colour for gaps. */
export const ICONS_ON_SKIES: SampleGroup = {
  component: 'SkyIcon on a sky',
  list: () =>
    SKIES.map((sky) => ({
      state: sky,
      drawing: (
        <div className="g-icon g-on-sky" data-sky={sky}>
          {([1, 4, 6, 9, 12, 13, 14, 16, 20] as const).map((code) => (
            <SkyIcon key={code} code={code} isDay={sky !== 'clear-night'} thunder={code > 12 ? 2 : 0} size={44} />
          ))}
        </div>
      ),
    })),
};

const HA_NOI = { lat: 21.03, lng: 105.85, elevation: 15, province: 'ha-noi' };
const HOURS = ['05:40', '08:00', '12:00', '17:40', '22:00'] as const;
const LANDS: readonly SkyScene['landscape'][] = [
  'city',
  'coast',
  'delta',
  'highland',
  'island',
  'mountain',
  'terraces',
];

/** Skies of some states round the clock over one land, and the other lands at noon. */
export const SKY_BANDS: SampleGroup = {
  component: 'SkyBand',
  list: () => [
    ...([1, 3, 5, 7, 12, 15] as const).flatMap((code) =>
      HOURS.map((clock) => {
        const at = Date.parse(`2026-11-24T${clock}:00+07:00`) / 1000;
        return toBand(`state ${code} at ${clock}`, findSkyScene({ code, isDay: null, thunder: 0 }, HA_NOI, at));
      }),
    ),
    ...LANDS.map((landscape) => {
      const at = Date.parse('2026-08-03T12:00:00+07:00') / 1000;
      return toBand(landscape, { ...findSkyScene({ code: 5, isDay: true, thunder: 0 }, HA_NOI, at), landscape });
    }),
  ],
};

function toBand(state: string, scene: SkyScene) {
  return {
    state: `${state}: ${scene.name}`,
    drawing: (
      <div className="g-sky" data-sky={scene.name} data-light={scene.light ?? undefined}>
        <SkyBand scene={scene} />
      </div>
    ),
  };
}
