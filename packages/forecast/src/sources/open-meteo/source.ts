import { readFileSync } from 'node:fs';
import { matching, number, readTable } from '@portal/domain/table/read-table';
import { HUMIDITY_FROM_DEW_POINT } from '#sources/schedule/derived-variables.table.ts';
import type { SourceOffer, SourceVariables, VariableCoverage } from '#sources/schedule/source.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { findLandCells } from '../../archive/hour-field.ts';
import {
  AIR_GRID,
  AIR_TIMETABLE,
  FORECAST_GRID,
  FORECAST_TIMETABLE,
  FREE_LIMITS,
  isFreeService,
  MARINE_GRID,
  MARINE_TIMETABLE,
} from './domain.ts';
import { createPace } from './pace.ts';
import type { OpenMeteoService, Recipe, WindRecipe } from './recipe.ts';
import { AIR_RECIPES, FORECAST_RECIPES, MARINE_RECIPES } from './variables.table.ts';

/** The credit required by CC BY 4.0, and the free service's own condition. */
const LICENCE =
  'Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0, interpolated. The free service is for non-commercial use only.';

/** Setting with a customer's key. */
const KEY_SETTING = 'SOURCE_OPEN_METEO_KEY';

/** Recipes as the table of what a source has and derives. */
function listCoverage(recipes: readonly Recipe[]): SourceVariables {
  return Object.fromEntries(recipes.flatMap(toEntries));
}

function toEntries(recipe: Recipe): [VariableName, VariableCoverage][] {
  if (recipe.kind === 'wind') return [recipe.u, recipe.v].map((name) => [name, toWindCoverage(recipe)]);
  const { variable, of, note } = recipe;
  return [[variable, { has: of.name, ...(note === undefined ? {} : { note }) }]];
}

function toWindCoverage({ heightM, levels: [low, high] }: WindRecipe): VariableCoverage {
  if (high === undefined) return { has: low.speed.name, note: `with \`${low.direction.name}\`` };
  return {
    derives: `from the winds at ${low.heightM} and ${high.heightM} m, linear in the logarithm of the height between them, to ${heightM} m`,
    reference: 'logarithmic wind profile; WMO-No. 8, part I, chapter 5',
  };
}

const EVERYWHERE = Array.from({ length: FORECAST_GRID.rows * FORECAST_GRID.columns }, (_, cell) => cell);
const SEA_ROWS = readTable('sea-points.csv', readFileSync(new URL('./sea-points.csv', import.meta.url), 'utf8'), {
  lat: number,
  points: matching(/^[~#]+$/, 'a row of ~ and #'),
});
const AT_SEA = [...SEA_ROWS.map(({ points }) => points).join('')].flatMap((mark, cell) => (mark === '~' ? [cell] : []));

/** The weather of the whole area, from yesterday to two weeks ahead. */
export const OPEN_METEO_FORECAST: OpenMeteoService = {
  name: 'open-meteo',
  title: 'Open-Meteo forecast, 0.5°',
  rank: null,
  family: 'open-meteo',
  reachedBy: 'url',
  call: 'forecast',
  publicUrl: 'https://api.open-meteo.com/v1',
  keyed: { setting: KEY_SETTING, publicUrl: 'https://customer-api.open-meteo.com/v1' },
  licence: LICENCE,
  timetable: FORECAST_TIMETABLE,
  grid: FORECAST_GRID,
  cells: EVERYWHERE,
  hours: { from: -24, to: 335 },
  recipes: FORECAST_RECIPES,
  variables: { ...listCoverage(FORECAST_RECIPES), ...HUMIDITY_FROM_DEW_POINT },
  required: { name: 'temperature_2m', upToHour: 168 },
  hasGround: true,
};

/** Air quality over the land of Vietnam, as far as the Copernicus model extends. */
export const OPEN_METEO_AIR: OpenMeteoService = {
  name: 'open-meteo-air',
  title: 'Open-Meteo air quality, 0.4°',
  // Before the sources without a key: an operator who pays for it wants it.
  rank: 6,
  family: 'open-meteo-air',
  reachedBy: 'url',
  call: 'air-quality',
  publicUrl: 'https://air-quality-api.open-meteo.com/v1',
  keyed: { setting: KEY_SETTING, publicUrl: 'https://customer-air-quality-api.open-meteo.com/v1' },
  // CAMS requires this wording.
  licence: `${LICENCE} Generated using Copernicus Atmosphere Monitoring Service information; neither the European Commission nor ECMWF is responsible for any use of it.`,
  timetable: AIR_TIMETABLE,
  grid: AIR_GRID,
  cells: findLandCells(AIR_GRID),
  hours: { from: -24, to: 119 },
  recipes: AIR_RECIPES,
  variables: listCoverage(AIR_RECIPES),
  required: { name: 'pm2_5', upToHour: 24 },
  hasGround: false,
};

/** The waves at the points at sea, ten days. */
export const OPEN_METEO_MARINE: OpenMeteoService = {
  name: 'open-meteo-marine',
  title: 'Open-Meteo waves, 0.5°',
  rank: null,
  family: 'open-meteo-marine',
  reachedBy: 'url',
  call: 'marine',
  publicUrl: 'https://marine-api.open-meteo.com/v1',
  keyed: { setting: KEY_SETTING, publicUrl: 'https://customer-marine-api.open-meteo.com/v1' },
  licence: `${LICENCE} Generated using E.U. Copernicus Marine Service Information.`,
  timetable: MARINE_TIMETABLE,
  grid: MARINE_GRID,
  cells: AT_SEA,
  hours: { from: -24, to: 239 },
  recipes: MARINE_RECIPES,
  variables: listCoverage(MARINE_RECIPES),
  required: null,
  hasGround: false,
};

/** The limits apply per network address: the three services of one process share them. */
const FREE_PACE = createPace(FREE_LIMITS);

/** The three services of Open-Meteo as sources. */
export const OPEN_METEO_OFFERS: readonly SourceOffer[] = [OPEN_METEO_FORECAST, OPEN_METEO_AIR, OPEN_METEO_MARINE].map(
  toOffer,
);

function toOffer(service: OpenMeteoService): SourceOffer {
  return {
    ...service,
    create: async (url, key) => {
      const { createOpenMeteo } = await import('./download.ts');
      return createOpenMeteo(service, { url, key, pace: isFreeService(url) ? FREE_PACE : null });
    },
  };
}
