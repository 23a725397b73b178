import { type RadarRain, STEPS_AHEAD } from '@portal/domain/weather/rain-course';
import { expect, test } from 'vitest';
import { toPlaceRain } from '#features/weather/find-rain.ts';
import { locateSample } from '#features/weather/location.fixture.ts';
import { createPlaceWeatherReader } from '#features/weather/place-weather-reader.ts';
import { useSampleStore } from '#features/weather/sample-store.fixture.ts';
import { createTripSpotReader } from './read-trip-spot.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const PLACE = locateSample({ location: 'da-lat' });
const sample = useSampleStore(NOW);

/** Rain of a radar, or of satellites, whose nowcast counts alone for half an hour after 14:20. */
function makeRadar(rainMmh: number, isEstimate = false): RadarRain {
  const source = {
    name: isEstimate ? 'satellite' : 'radar',
    credit: null,
    ...(isEstimate && { isEstimate: true as const }),
  };
  const steps = Array.from({ length: 1 + STEPS_AHEAD }, () => ({ rainMmh, chancePercent: rainMmh > 0 ? 90 : 0 }));
  return { source, frameAt: NOW, fullWeightMinutes: 30, steps, fallenMm: null };
}

function open(radar: RadarRain, members: readonly RadarRain[]) {
  const sky = { read: () => ({ radar, thunders: [] }), version: () => radar.source.name };
  const readPlace = createPlaceWeatherReader({
    store: sample.store,
    places: { locate: locateSample },
    clock: () => NOW,
    demo: () => true,
    sky,
  });
  const readWeather = (place: typeof PLACE) => readPlace(place, 'hours');
  const read = createTripSpotReader({
    readWeather,
    readRadar: () => radar,
    readMembers: async () => members,
    listHighRates: () => Array.from({ length: STEPS_AHEAD }, () => 9),
  });
  return { read, shown: toPlaceRain(readWeather(PLACE)).slices };
}

test('a spot has the rain that its page shows, and members in place of the radar’s part', async () => {
  const { read, shown } = open(makeRadar(4), [makeRadar(2), makeRadar(8)]);
  const { slices, frameAt } = await read(PLACE);
  expect(frameAt).toBe(NOW);
  expect(slices.slice(0, shown.length).map(({ rainMmh }) => rainMmh)).toEqual(shown.map(({ rainMmh }) => rainMmh));
  expect(slices[0]).toMatchObject({ rainMmh: 4, members: [2, 8], basis: 'radar' });
  // Three hours after the frame the model counts alone, in every member.
  const last = slices[STEPS_AHEAD];
  expect(last?.basis).toBe('model');
  expect(new Set(last?.members).size).toBe(1);
  // Hours follow without a gap, far enough for a trip a day ahead.
  for (const [index, slice] of slices.entries()) if (index > 0) expect(slice.fromAt).toBe(slices[index - 1]?.toAt);
  expect((slices.at(-1)?.toAt ?? 0) - NOW).toBeGreaterThan(29 * 3600);
  expect(slices.at(-1)).toMatchObject({ members: null, basis: 'model' });
});

test('without members a spot has the high rates of its page', async () => {
  const { slices } = await open(makeRadar(4), []).read(PLACE);
  expect(slices[1]).toMatchObject({ members: null, highMmh: 9 });
});

test('a spot without rain is read without its high rates', async () => {
  const weather = createPlaceWeatherReader({
    store: sample.store,
    places: { locate: locateSample },
    clock: () => NOW,
    demo: () => true,
    sky: { read: () => ({ radar: null, thunders: [] }), version: () => '' },
  })(PLACE, 'hours');
  const steps = weather.course.steps.map((step) => ({ ...step, rainMmh: null }));
  const read = createTripSpotReader({
    readWeather: () => ({ ...weather, course: { ...weather.course, steps } }),
    readRadar: () => null,
    readMembers: async () => [],
    listHighRates: () => {
      throw new Error('no data');
    },
  });
  expect((await read(PLACE)).slices[0]).toMatchObject({ rainMmh: null, highMmh: null });
});

test('what satellites alone call dry may be wet', async () => {
  const estimated = await open(makeRadar(0, true), []).read(PLACE);
  expect(estimated.slices[0]).toMatchObject({ basis: 'satellite', rainMmh: 0, chancePercent: 20 });
  expect((await open(makeRadar(0), []).read(PLACE)).slices[0]).toMatchObject({ basis: 'radar', chancePercent: 0 });
});
