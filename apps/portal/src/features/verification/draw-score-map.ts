import type { VerificationScores } from '@portal/contract/endpoints/verification';
import type { ProvinceShapes } from '@portal/domain/place/province-shapes';
import { findScoreBand, SCORE_COLOURS } from '@portal/domain/score/monthly-score';

/** Box of the drawing in degrees, and its units per degree of latitude. */
const [WEST, EAST, SOUTH, NORTH] = [102, 115.2, 7.6, 23.5];
const SCALE = 30;
/** Length of a degree of longitude at the country's middle latitude. */
const NARROWING = Math.cos((15.5 * Math.PI) / 180);
const EVERY = 3;
/** Islands of Hoàng Sa (Đà Nẵng) and Trường Sa (Khánh Hòa), too small for a border at this scale. */
const ISLANDS: readonly (readonly [province: string, lat: number, lng: number])[] = [
  ['da-nang', 16.53, 111.61],
  ['da-nang', 16.83, 112.34],
  ['da-nang', 16.67, 112.73],
  ['da-nang', 16.06, 112.53],
  ['da-nang', 15.78, 111.2],
  ['khanh-hoa', 11.43, 114.33],
  ['khanh-hoa', 10.72, 114.17],
  ['khanh-hoa', 10.18, 114.36],
  ['khanh-hoa', 9.89, 114.33],
  ['khanh-hoa', 8.97, 113.7],
  ['khanh-hoa', 8.64, 111.92],
  ['khanh-hoa', 7.89, 112.92],
];

const toX = (lng: number): string => ((lng - WEST) * NARROWING * SCALE).toFixed(1);
const toY = (lat: number): string => ((NORTH - lat) * SCALE).toFixed(1);

/** Every third point of a ring is enough at this size. */
function toPath(points: Float64Array): string {
  const parts: string[] = [];
  const pairs = points.length / 2;
  const step = pairs > 24 ? EVERY : 1;
  for (let pair = 0; pair < pairs; pair += step)
    parts.push(`${toX(points[2 * pair] ?? 0)} ${toY(points[2 * pair + 1] ?? 0)}`);
  return `M${parts.join('L')}Z`;
}

/** Provinces coloured by score, grey without one, with the islands of Hoàng Sa and Trường Sa. */
export function drawScoreMap({ rings }: ProvinceShapes, { provinceScores }: VerificationScores): string {
  const scores = new Map(provinceScores.map(({ province, monthScore }) => [province, monthScore]));
  const colourOf = (province: string) => SCORE_COLOURS[findScoreBand(scores.get(province) ?? null)].fill;
  const lands = [...Map.groupBy(rings, ({ province }) => province)].map(
    ([province, own]) => `<path fill="${colourOf(province)}" d="${own.map(({ points }) => toPath(points)).join('')}"/>`,
  );
  const dots = ISLANDS.map(
    ([province, lat, lng]) => `<circle fill="${colourOf(province)}" r="2" cx="${toX(lng)}" cy="${toY(lat)}"/>`,
  );
  const size = `${toX(EAST)} ${toY(SOUTH)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><g stroke="#fff" stroke-width=".8">${lands.join('')}</g>${dots.join('')}</svg>`;
}
