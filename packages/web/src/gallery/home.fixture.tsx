import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { Language } from '@portal/domain/language/language';
import { SettingsForm, writeSettingsFields } from '#components/layout/settings-form.tsx';
import { SkyCard } from '#components/place-cards/sky-card.tsx';
import { formatSpanAmount } from '#components/weather/format-spans.ts';
import { formatTemperature } from '#components/weather/format-values.ts';
import { RecentPlaces } from '#components/weather/place/recent-places.tsx';
import { findSkyNow, nameShown } from '#components/weather/sky.ts';
import { findSkyScene } from '#components/weather/sky-scene.ts';
import {
  makeDay,
  makeDemoIssued,
  makeHour,
  makeIssued,
  makeView,
  SAMPLE_PLACE,
} from '#components/weather/weather.fixture.ts';
import { HomeHero } from '#pages/home/home-hero.tsx';
import type { HeroWeather, PlaceHours } from '#pages/home/load-hero.ts';
import type { ProvinceWeather } from '#pages/home/load-home.ts';
import type { PlaceCard } from '#pages/home/load-place-cards.ts';
import { ProvinceBoard } from '#pages/home/province-board.tsx';
import { SavedPlaces } from '#pages/home/saved-places.tsx';
import type { SampleGroup } from './sample.fixture.ts';

const STALE = makeIssued({ runAt: '2026-08-02T19:00:00+07:00', updatedAt: '2026-08-03T00:00:00+07:00' });
const TOO_OLD = makeIssued({ runAt: '2026-08-01T13:00:00+07:00', updatedAt: '2026-08-01T18:00:00+07:00' });
const NOW = Date.parse('2026-08-03T14:05:00+07:00') / 1000;
const NAMES = { name: 'Huế', secondary: 'Việt Nam', href: '/thoi-tiet-hue/hien-tai' };

function makeHours(language: Language, issued: Issued, rain: number | null): PlaceHours {
  const hours = Array.from({ length: 24 }, (_, index) =>
    makeHour(index, { rain, code: rain === 0 ? 5 : 13 }, language),
  );
  return { hours, issued };
}

/** A place's weather in every state of a card. */
function listWeather(language: Language): readonly (readonly [state: string, weather: PlaceHours | null])[] {
  return [
    ['wet', makeHours(language, makeIssued(), 1.4)],
    ['dry, demo', makeHours(language, makeDemoIssued(), 0)],
    ['rain unknown', makeHours(language, makeIssued(), null)],
    ['stale', makeHours(language, STALE, 0.6)],
    ['too old', makeHours(language, TOO_OLD, 0.6)],
    ['no answer', null],
  ];
}

/** Card contents in every weather and state, derived from replies. */
function listCards(language: Language): readonly PlaceCard[] {
  const { style } = makeView(language);
  const skies = { dry: 5, rain: 14, thunder: 15, unknown: null } as const;
  const known = Object.entries(skies).map(([slug, code]): PlaceCard => {
    const now = makeHour(0, { code, skyCode: code, thunder: slug === 'thunder' ? 2 : 0 }, language);
    const scene = findSkyScene(findSkyNow(now), SAMPLE_PLACE, NOW);
    const state = nameShown(now, language);
    const facts = { ...NAMES, scene, temperature: formatTemperature(now.temperature, style), state };
    const rain = code === 14 ? formatSpanAmount(0.4, makeView(language).style) : null;
    return { slug, facts: { ...facts, rain }, issued: makeDemoIssued() };
  });
  const failed = { slug: 'failed', facts: { ...NAMES, temperature: '–', state: 'Chưa tải được' }, issued: null };
  return [...known, failed];
}

export const SKY_CARDS: SampleGroup = {
  component: 'SkyCard',
  list: (language) => [
    { state: 'loading: a copy that the browser fills', drawing: <SkyCard /> },
    ...listCards(language).map(({ slug, facts }) => ({ state: slug, drawing: <SkyCard {...facts} /> })),
  ],
};

export const HOME_HEROES: SampleGroup = {
  component: 'HomeHero',
  list: (language) => [
    ...listWeather(language).map(([state, weather]) => ({
      state,
      drawing: <HomeHero hero={makeHero(language, weather)} isWarning={false} view={makeView(language)} />,
    })),
    {
      state: 'emergency',
      drawing: <HomeHero hero={makeHero(language, null)} isWarning view={makeView(language)} />,
    },
    { state: 'no place', drawing: <HomeHero hero={null} isWarning={false} view={makeView(language)} /> },
  ],
};

function makeHero(language: Language, weather: PlaceHours | null): HeroWeather {
  const sentence = weather === null ? null : formatSpanAmount(0.4, makeView(language).style);
  const located = { place: SAMPLE_PLACE, kind: 'province' as const, note: null, nearby: [] };
  return { located, slug: 'ha-noi', isOwn: false, weather, today: makeDay(0, {}, language), sentence, warnings: [] };
}

/** Saved places, or the major cities without any. */
export const SAVED_PLACES: SampleGroup = {
  component: 'SavedPlaces, RecentPlaces (empty)',
  list: (language) => {
    const cards = listCards(language);
    const view = makeView(language);
    return [
      { state: 'cities', drawing: <SavedPlaces cities={cards.slice(0, 3)} view={view} /> },
      { state: 'no city answers', drawing: <SavedPlaces cities={cards.slice(-1)} view={view} /> },
      { state: 'nothing looked at yet: hidden', drawing: <RecentPlaces language={language} /> },
    ];
  },
};

function listProvinces(language: Language, today: 'known' | 'unknown'): readonly ProvinceWeather[] {
  const names = ['Hà Nội', 'Hải Phòng', 'Huế', 'Đà Nẵng', 'Cần Thơ', 'Cà Mau'];
  const regions = ['north', 'north', 'central', 'central', 'south', 'south'] as const;
  return names.map((name, index) => ({
    slug: `place-${index}`,
    name,
    region: regions[index] ?? 'south',
    today: today === 'known' ? makeDay(0, { rainProbability: index * 18 }, language) : null,
    issued: today === 'known' ? makeDemoIssued() : null,
    isWarned: false,
  }));
}

export const PROVINCES: SampleGroup = {
  component: 'ProvinceBoard',
  list: (language) =>
    (['known', 'unknown'] as const).map((today) => ({
      state: today,
      drawing: <ProvinceBoard provinces={listProvinces(language, today)} own="place-2" view={makeView(language)} />,
    })),
};

export const SETTINGS: SampleGroup = {
  component: 'SettingsForm',
  list: (language) =>
    (['C', 'F'] as const).map((temperatureUnit) => ({
      state: temperatureUnit,
      drawing: (
        <SettingsForm
          path="/"
          fields={writeSettingsFields({
            language,
            settings: { temperatureUnit, windUnit: temperatureUnit === 'C' ? 'kmh' : 'ms', forecastView: 'table' },
          })}
        />
      ),
    })),
};
