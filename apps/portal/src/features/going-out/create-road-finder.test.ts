import type { ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { type PlayedService, playService } from '#platform/http/played-service.fixture.ts';
import { createRoadFinder } from './create-road-finder.ts';

const FROM = { lat: 21.03, lng: 105.85 };
const TO = { lat: 21.03, lng: 105.95 };
/** Over a bridge in the north. */
const ROAD = [
  [105.851, 21.03],
  [105.9, 21.07],
  [105.949, 21.031],
];
const problems: string[] = [];
let played: PlayedService | null = null;
afterEach(async () => {
  await played?.stop();
  problems.length = 0;
});

const send = (body: unknown) => (response: ServerResponse) => response.end(JSON.stringify(body));
const answerOf = (coordinates: unknown) => ({ code: 'Ok', routes: [{ geometry: { coordinates }, duration: 600 }] });

async function find(answer: (response: ServerResponse) => void, times = 1) {
  played = await playService((_, response) => answer(response));
  const url = new URL('/route/v1/driving/?key=k', played.origin);
  const findRoad = createRoadFinder({ url, nowMs: () => 0, warn: (problem) => problems.push(problem) });
  let road = await findRoad(FROM, TO);
  for (let again = 1; again < times; again += 1) road = await findRoad(FROM, TO);
  return { road, asked: played.asked };
}

it('asks OSRM for the way between two points, and reads its course', async () => {
  const { road, asked } = await find(send(answerOf(ROAD)), 2);
  expect(road?.[1]).toEqual({ lat: 21.07, lng: 105.9 });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.pathname).toBe('/route/v1/driving/105.8500,21.0300;105.9500,21.0300');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    key: 'k',
    overview: 'simplified',
    geometries: 'geojson',
  });
});

it.each([
  ['there is none', { code: 'NoRoute', routes: [] }],
  ['it begins far from the place', answerOf([[105.81, 21.03], ...ROAD.slice(1)])],
  ['it is a long way around', answerOf([ROAD[0], [105.9, 21.9], ROAD[2]])],
  ['it leaves the region', answerOf([ROAD[0], [98, 21], ROAD[2]])],
])('has no road where %s, and does not complain', async (_, body) => {
  expect((await find(send(body))).road).toBeNull();
  expect(problems).toEqual([]);
});

it.each([
  ['another thing', send({ code: 'Ok', routes: [{}] })],
  ['no numbers', send(answerOf([['a', 'b'], [1]]))],
  ['an error', (response: ServerResponse) => response.writeHead(500).end()],
  ['HTML', (response: ServerResponse) => response.end('<html>')],
])('says once that it answers %s, and leaves it alone', async (_, answer) => {
  const { road, asked } = await find(answer, 2);
  expect(road).toBeNull();
  expect(asked).toHaveLength(1);
  expect(problems).toEqual([expect.stringMatching(/^The router does not answer: /)]);
});
