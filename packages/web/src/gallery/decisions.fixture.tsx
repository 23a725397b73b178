import { dryingMessages } from '@portal/content/messages/drying-messages';
import { rideMessages } from '@portal/content/messages/ride-messages';
import type { Language } from '@portal/domain/language/language';
import { DryingParts } from '#components/agriculture/drying-block.tsx';
import { makeFarmReply, makeFarmView } from '#components/agriculture/farm.fixture.ts';
import { HOT, type Judge, makeHeatReply } from '#components/heat/heat.fixture.ts';
import { findHotDay, HeatBlock } from '#components/heat/heat-block.tsx';
import { Block } from '#components/weather/block.tsx';
import { RideBlock, type RideWarning } from '#components/weather/hour/ride-block.tsx';
import { StripFoot } from '#components/weather/strip-foot.tsx';
import { makeHour, makeView } from '#components/weather/weather.fixture.ts';
import type { SampleGroup } from './sample.fixture.ts';

const STORM: RideWarning = {
  id: 'storm',
  number: 'BDTL-17/14h00',
  kind: 'storm',
  level: 4,
  startsAt: '2026-08-03T13:40:00+07:00',
  expiresAt: '2026-08-04T14:00:00+07:00',
};

interface RideState {
  readonly rain: number;
  readonly gust?: number;
  readonly sight?: number;
  readonly warnings?: readonly RideWarning[];
}

const RIDES: Readonly<Record<string, RideState>> = {
  calm: { rain: 0 },
  rain: { rain: 4, gust: 12 },
  drizzle: { rain: 0.4, gust: 12 },
  storm: { rain: 12, gust: 24, warnings: [STORM] },
  'lesser bulletin': { rain: 4, gust: 12, warnings: [{ ...STORM, kind: 'thunderstorm', level: 2 }] },
  'after a storm': { rain: 0, warnings: [{ ...STORM, expiresAt: '2026-08-03T14:00:00+07:00' }] },
  fog: { rain: 0, sight: 0.3 },
};

function makeRide(language: Language, { rain, gust = 3, sight = 15, warnings = [] }: RideState) {
  const rainProbability = rain > 0 ? 90 : 5;
  const hours = Array.from({ length: 9 }, (_, index) => ({
    ...makeHour(index, { rain, rainProbability, thunder: 0, windGust: gust, visibility: sight }, language),
    at: `2026-08-03T${14 + index}:00:00+07:00`,
  }));
  const present = { at: '2026-08-03T14:00:00+07:00', rainRate: rain, rainProbability, thunder: 0 as const };
  return (
    <RideBlock
      reply={{ present, steps: [], basis: 'model' }}
      hours={hours}
      warnings={warnings}
      view={makeView(language)}
    />
  );
}

export const RIDE: SampleGroup = {
  component: 'RideBlock',
  list: (language) =>
    Object.entries(RIDES).map(([state, ride]) => ({
      state,
      drawing: (
        <Block id="ride" title={rideMessages[language].title} aside={rideMessages[language].basis}>
          {makeRide(language, ride)}
          <StripFoot path="#">{rideMessages[language].trip}</StripFoot>
        </Block>
      ),
    })),
};

const HEATS: Readonly<Record<string, Judge>> = {
  hot: HOT,
  'hot, then thunder': (day, clock) => ({
    ...HOT(day, clock),
    ...(clock === 14 || clock === 15 ? { gate: 'thunder' } : {}),
  }),
  warm: () => ({ wbgt: 26 }),
};

export const HEAT: SampleGroup = {
  component: 'HeatBlock',
  list: (language) =>
    Object.entries(HEATS).map(([state, judge]) => {
      const reply = makeHeatReply(judge);
      const view = makeView(language);
      const day = findHotDay(reply, view);
      return { state, drawing: day === null ? null : <HeatBlock reply={reply} day={day} view={view} /> };
    }),
};

/** The longest answer for a day that does not dry. */
const NOT_TODAY = {
  vi: 'Hôm nay cân nhắc phơi 09:00–15:00: phải canh mưa, ẩm. 15 ngày tới chưa có ngày phơi được.',
  en: 'Today: drying possible 09:00–15:00, but watch for rain and damp air. No good day in the next 15 days.',
} as const;

export const DRYING: SampleGroup = {
  component: 'DryingParts',
  list: (language) => {
    const { drying } = makeFarmReply(language);
    if (drying === null) return [];
    const states = { rice: drying, 'not today': { ...drying, text: NOT_TODAY[language] } };
    return Object.entries(states).map(([state, one]) => ({
      state,
      drawing: (
        <Block id="drying" title={dryingMessages[language].title.rice} aside="14:05">
          <DryingParts drying={one} isLayerChosen={false} view={makeFarmView(language)} />
        </Block>
      ),
    }));
  },
};
