import { expect, it } from 'vitest';
import { createPlaces } from './service.ts';

const places = createPlaces();
const find = (query: Parameters<typeof places.locate>[0]) => places.formerProvince(places.locate(query));

it.each([
  ['a ward of the coast that joined the highland', { location: 'quy-nhon-gia-lai' }, 'binh-dinh'],
  ['the province, by its page’s town', { location: 'gia-lai' }, 'gia-lai'],
  ['a former province', { location: 'binh-dinh' }, 'binh-dinh'],
  ['a province that did not change', { location: 'lang-son' }, 'lang-son'],
  ['Huế', { location: 'hue' }, 'hue'],
  ['a bare point', { lat: 10.535, lng: 106.41 }, 'long-an'],
  ['a point abroad', { lat: 11.56, lng: 104.92 }, null],
])('%s', (_name, query, expected) => {
  expect(find(query)).toBe(expected);
});
