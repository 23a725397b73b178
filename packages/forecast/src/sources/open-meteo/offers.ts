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
  OPEN_METEO_AIR_LICENCE,
  OPEN_METEO_LICENCE,
  OPEN_METEO_MARINE_LICENCE,
} from './domain.ts';
import { createPace } from './pace.ts';
import type { OpenMeteoService, Recipe, WindRecipe } from './recipe.ts';
import { SEA_POINTS } from './sea-points.table.ts';
import { AIR_RECIPES, FORECAST_RECIPES, MARINE_RECIPES } from './variables.table.ts';

/** What recipes give, for the table of what a source has and derives. */
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
const AT_SEA = [...SEA_POINTS.join('')].flatMap((mark, cell) => (mark === '~' ? [cell] : []));

/** The weather of the whole area, from the day before to two weeks ahead. */
export const OPEN_METEO_FORECAST: OpenMeteoService = {
  name: 'open-meteo',
  title: 'Open-Meteo forecast, 0.5°',
  call: 'forecast',
  publicUrl: 'https://api.open-meteo.com/v1',
  customerUrl: 'https://customer-api.open-meteo.com/v1',
  licence: OPEN_METEO_LICENCE,
  timetable: FORECAST_TIMETABLE,
  grid: FORECAST_GRID,
  cells: EVERYWHERE,
  hours: { from: -24, to: 335 },
  recipes: FORECAST_RECIPES,
  variables: { ...listCoverage(FORECAST_RECIPES), ...HUMIDITY_FROM_DEW_POINT },
  needed: { name: 'temperature_2m', upToHour: 168 },
  hasGround: true,
};

/** The air around the land of Vietnam, as far as the Copernicus model reaches. */
export const OPEN_METEO_AIR: OpenMeteoService = {
  name: 'open-meteo-air',
  title: 'Open-Meteo air quality, 0.4°',
  call: 'air-quality',
  publicUrl: 'https://air-quality-api.open-meteo.com/v1',
  customerUrl: 'https://customer-air-quality-api.open-meteo.com/v1',
  licence: OPEN_METEO_AIR_LICENCE,
  timetable: AIR_TIMETABLE,
  grid: AIR_GRID,
  cells: findLandCells(AIR_GRID),
  hours: { from: -24, to: 119 },
  recipes: AIR_RECIPES,
  variables: listCoverage(AIR_RECIPES),
  needed: { name: 'pm2_5', upToHour: 24 },
  hasGround: false,
};

/** The waves at the points at sea, ten days. */
export const OPEN_METEO_MARINE: OpenMeteoService = {
  name: 'open-meteo-marine',
  title: 'Open-Meteo waves, 0.5°',
  call: 'marine',
  publicUrl: 'https://marine-api.open-meteo.com/v1',
  customerUrl: 'https://customer-marine-api.open-meteo.com/v1',
  licence: OPEN_METEO_MARINE_LICENCE,
  timetable: MARINE_TIMETABLE,
  grid: MARINE_GRID,
  cells: AT_SEA,
  hours: { from: -24, to: 239 },
  recipes: MARINE_RECIPES,
  variables: listCoverage(MARINE_RECIPES),
  needed: null,
  hasGround: false,
};

/** The setting that holds the key of a customer. */
const KEY_SETTING = 'SOURCE_OPEN_METEO_KEY';

/** The limits are those of an address of the network: the three services of one process share them. */
const FREE_PACE = createPace(FREE_LIMITS);

/** The three services of Open-Meteo as sources. */
export const OPEN_METEO_OFFERS: readonly SourceOffer[] = [OPEN_METEO_FORECAST, OPEN_METEO_AIR, OPEN_METEO_MARINE].map(
  toOffer,
);

function toOffer(service: OpenMeteoService): SourceOffer {
  const { name, title, publicUrl, customerUrl, variables } = service;
  return {
    name,
    title,
    reachedBy: 'url',
    publicUrl,
    keyed: { setting: KEY_SETTING, publicUrl: customerUrl },
    variables,
    create: async (url, key) => {
      const { createOpenMeteo } = await import('./download.ts');
      return createOpenMeteo(service, { url, key, pace: isFreeService(url) ? FREE_PACE : null });
    },
  };
}
