import { ENDPOINTS, ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { parseInput } from '@portal/contract/parse-input';
import { describe, expect, it } from 'vitest';
import { writeSamples } from './code-samples.tsx';
import { type ExampleSetting, listExamples } from './example-input.ts';

const HUE: ExampleSetting = {
  place: { slug: 'hue', name: "Huế's", lat: 16.4637, lng: 107.5909 },
  language: 'en',
  now: Date.parse('2026-08-03T14:05:00+07:00') / 1000,
  bulletinId: '2026-08-03-07',
  stormId: null,
};
const EXAMPLES = listExamples(HUE);

function write(id: keyof typeof ENDPOINTS_BY_ID): string[] {
  const samples = writeSamples('https://x.vn', ENDPOINTS_BY_ID[id], EXAMPLES.get(id) ?? { query: {} });
  return samples.map(({ code }) => code);
}

describe('the examples of the documentation', () => {
  it('are input that the contract lets through, for every call', () => {
    const refused = ENDPOINTS.filter((endpoint) => {
      const { query = {}, body } = EXAMPLES.get(endpoint.id) ?? {};
      return !parseInput(endpoint, query, body).ok;
    });
    expect(refused.map(({ id }) => id)).toEqual([]);
  });

  it('name one place wherever a call knows places, and stay as they are elsewhere', () => {
    expect(EXAMPLES.get('weatherMarine')).toEqual({ query: { location: 'hue', days: '3', lang: 'en' } });
    expect(EXAMPLES.get('placesNearest')?.query).toEqual({ lat: '16.4637', lng: '107.5909', lang: 'en' });
    expect(EXAMPLES.get('weatherMap')?.body).toEqual({
      bound: { north: 17.16, south: 15.76, east: 108.29, west: 106.89 },
      zoom: 9,
    });
    expect(EXAMPLES.get('solutionDetail')?.query).toEqual({ id: 'solutions-for-hydropower' });
  });

  it('ask for days that are over and the newest bulletin', () => {
    expect(EXAMPLES.get('weatherPast')?.query).toMatchObject({ from: '2026-07-31', to: '2026-08-02' });
    expect(EXAMPLES.get('bulletinById')?.query).toMatchObject({ id: '2026-08-03-07' });
    expect(listExamples({ ...HUE, bulletinId: null }).get('bulletinById')?.query.id).toBe('2026-11-21-07');
  });
});

it('name a stored storm in the path', () => {
  const example = listExamples({ ...HUE, stormId: 'jtwc-wp2226' }).get('stormById');
  const [curl] = writeSamples('https://x.vn', ENDPOINTS_BY_ID.stormById, example ?? { query: {} });
  expect(curl?.code).toBe("curl 'https://x.vn/api/v1/storms/jtwc-wp2226?lang=en'");
});

describe('the samples of a call', () => {
  it('are one line of a shell, and short programs', () => {
    const [curl, typescript, python] = write('weatherNow');
    expect(curl).toBe("curl 'https://x.vn/api/v1/weather/now?location=hue&lang=en'");
    expect(typescript).toMatch(/^const response = await fetch\('https:.*now\?location=hue&lang=en'\);\n/);
    expect(python).toContain('request = Request("https://x.vn/api/v1/weather/now?location=hue&lang=en")\n');
    expect(python).not.toContain('import os');
  });

  it('read a key from the environment where the call needs one', () => {
    const [curl, typescript, python] = write('weatherMarine');
    expect(curl).toContain('-H "X-API-Key: $TROI_VIET_KEY"');
    expect(typescript).toContain("headers: { 'X-API-Key': process.env.TROI_VIET_KEY ?? '' }");
    expect(python).toContain('headers={"X-API-Key": os.environ.get("TROI_VIET_KEY", "")}');
  });

  it('send a body as JSON and let no quote end a text early', () => {
    const [curl, typescript, python] = write('weatherHistory');
    expect(curl).toContain("-H 'Content-Type: application/json'");
    expect(typescript).toContain("method: 'POST'");
    expect(python).toContain('method="POST"');
    expect(write('placesSearch')[0]).toContain('q=Hu%E1%BA%BF%27s');
  });
});
