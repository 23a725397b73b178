import { describe, expect, test } from 'vitest';
import { CROPS } from './crops.table.ts';
import { summarizeDay } from './day-weather.ts';
import { type DiseaseDay, type DiseaseId, findDiseaseBasis, findDiseaseIndex, isFavourable } from './disease.ts';
import { DISEASES } from './diseases.table.ts';

const UNKNOWN: DiseaseDay = { ...summarizeDay(0, [], 0), pondC: null, pondDropC: null };
const favours = (id: DiseaseId, day: Partial<DiseaseDay>) => isFavourable(DISEASES[id], { ...UNKNOWN, ...day });

describe('weather favours', () => {
  // domain.md §4.3, both sides of each limit.
  test.each<[string, DiseaseId, Partial<DiseaseDay>, Partial<DiseaseDay>[]]>([
    [
      'rice blast in nights of 20–26 °C with 90 % or ten wet hours (§4.3.1)',
      'riceBlast',
      { nightMinC: 20, nightHumidityPercent: 90, nightWetHours: 0 },
      [{ nightMinC: 19.9 }, { nightMinC: 26.1 }, { nightHumidityPercent: 89.9, nightWetHours: 9 }],
    ],
    [
      'sheath blight by warm and soaked hours (§4.3.3)',
      'sheathBlight',
      { warmHours: 6, saturatedHours: 4 },
      [{ warmHours: 5 }, { saturatedHours: 3 }],
    ],
    [
      'leaf blight at 25–34 °C with rain and a wind of force 6 (§4.3.4)',
      'leafBlight',
      { meanC: 25, rainMm: 5, gustMs: 10.8 },
      [{ meanC: 24.9 }, { meanC: 34.1 }, { rainMm: 4.9 }, { gustMs: 10.7 }],
    ],
    [
      'planthoppers at 25–30 °C in damp air without heavy rain (§4.3.5)',
      'planthopper',
      { meanC: 30, humidityPercent: 80, rainMm: 20 },
      [{ meanC: 30.1 }, { meanC: 24.9 }, { humidityPercent: 79 }, { rainMm: 20.1 }],
    ],
    [
      'coffee rust in wet nights of 15–28 °C (§4.3.6)',
      'coffeeRust',
      { nightMeanC: 15, nightWetHours: 10 },
      [{ nightMeanC: 14.9 }, { nightMeanC: 28.1 }, { nightWetHours: 9 }],
    ],
  ])('%s', (_name, id, day, spoilers) => {
    expect(favours(id, day)).toBe(true);
    for (const spoiler of spoilers) expect([spoiler, favours(id, { ...day, ...spoiler })]).toEqual([spoiler, false]);
  });

  test('rice blast by either of its two conditions', () => {
    expect(favours('riceBlast', { nightMinC: 26, nightHumidityPercent: 80, nightWetHours: 10 })).toBe(true);
    expect(favours('riceBlast', { nightMinC: 26, nightHumidityPercent: 80, nightWetHours: null })).toBeNull();
    expect(favours('riceBlast', { nightMinC: 26, nightHumidityPercent: null, nightWetHours: 10 })).toBe(true);
  });

  test('a disease or not; it is open where an unknown value decides', () => {
    expect(favours('leafBlight', { meanC: 28, rainMm: null, gustMs: 12 })).toBeNull();
    expect(favours('leafBlight', { meanC: 20, rainMm: null, gustMs: 12 })).toBe(false);
    for (const id of Object.keys(DISEASES) as DiseaseId[]) expect(favours(id, {})).toBeNull();
  });
});

describe('the index of a disease', () => {
  const days = (favourable: number, other: number, unknown = 0) => [
    ...Array<boolean>(favourable).fill(true),
    ...Array<boolean>(other).fill(false),
    ...Array<null>(unknown).fill(null),
  ];

  // Bands of domain.md §4.3.8: below 30 low, 30 to 60 medium, above 60 high.
  test.each([
    [0, 10, 0, 'low'],
    [2, 8, 20, 'low'],
    [2, 5, 29, 'low'],
    [3, 7, 30, 'medium'],
    [6, 4, 60, 'medium'],
    [7, 3, 70, 'high'],
    [5, 3, 63, 'high'],
    [10, 0, 100, 'high'],
  ])('of %i favourable and %i other days is %i, %s', (favourable, other, index, level) => {
    expect(findDiseaseIndex(days(favourable, other))).toEqual({ index, level });
  });

  test('needs seven known days', () => {
    expect(findDiseaseIndex(days(3, 3, 4))).toBeNull();
    expect(findDiseaseIndex(days(3, 4, 3))).toEqual({ index: 43, level: 'medium' });
  });
});

describe('the diseases of the crops', () => {
  test('are all reported for some crop, and every rule says how it is founded', () => {
    const shown = new Set(Object.values(CROPS).flatMap(({ diseases }) => diseases));
    expect([...shown].toSorted()).toEqual(Object.keys(DISEASES).toSorted());
    expect([findDiseaseBasis(DISEASES.riceBlast), findDiseaseBasis(DISEASES.pepperFootRot)]).toEqual([
      'proposed',
      'known',
    ]);
  });
});
