import { DAY_COLUMNS, DAY_DETAILS, SURE, WEEKS } from './ahead.fixture.tsx';
import { BLOCKS, CREDITS, FRESHNESS } from './blocks.fixture.tsx';
import { DRYING, HEAT, RIDE } from './decisions.fixture.tsx';
import { CROPS, FARM_DAYS, FARM_HINTS, FARM_HOURS, FARM_WEEK, RICE, SEASON, VERDICTS, WORK } from './farm.fixture.tsx';
import { FARM_HEADS, NOW_PANELS, SPANS, TOMORROW_PANELS, WARNINGS } from './head.fixture.tsx';
import { HOME_HEROES, PROVINCES, SAVED_PLACES, SETTINGS, SKY_CARDS } from './home.fixture.tsx';
import type { SampleGroup } from './sample.fixture.ts';
import { OFFLINE, SEARCH } from './search.fixture.tsx';
import { ICONS_ON_SKIES, SKY_BANDS, SKY_ICONS } from './sky.fixture.tsx';
import { CHARTS, DAYS, HOUR_TABLES, HOURS, NEXT_RAIN, PERIODS, TILES } from './weather.fixture.tsx';

/** All gallery groups in page order; `size` is the space of a sample. */
export const SAMPLE_GROUPS: readonly { readonly group: SampleGroup; readonly size: 'small' | 'usual' | 'wide' }[] = [
  { group: SKY_ICONS, size: 'small' },
  { group: ICONS_ON_SKIES, size: 'usual' },
  { group: SKY_BANDS, size: 'usual' },
  { group: SPANS, size: 'usual' },
  { group: WARNINGS, size: 'wide' },
  { group: NOW_PANELS, size: 'wide' },
  { group: TOMORROW_PANELS, size: 'wide' },
  { group: FARM_HEADS, size: 'usual' },
  { group: FRESHNESS, size: 'usual' },
  { group: BLOCKS, size: 'usual' },
  { group: NEXT_RAIN, size: 'wide' },
  { group: RIDE, size: 'wide' },
  { group: HEAT, size: 'wide' },
  { group: HOURS, size: 'wide' },
  { group: CHARTS, size: 'wide' },
  { group: HOUR_TABLES, size: 'wide' },
  { group: PERIODS, size: 'wide' },
  { group: DAYS, size: 'wide' },
  { group: DAY_COLUMNS, size: 'wide' },
  { group: DAY_DETAILS, size: 'wide' },
  { group: SURE, size: 'wide' },
  { group: WEEKS, size: 'wide' },
  { group: TILES, size: 'wide' },
  { group: VERDICTS, size: 'small' },
  { group: CROPS, size: 'wide' },
  { group: WORK, size: 'wide' },
  { group: DRYING, size: 'wide' },
  { group: RICE, size: 'wide' },
  { group: FARM_HINTS, size: 'wide' },
  { group: FARM_WEEK, size: 'usual' },
  { group: FARM_HOURS, size: 'wide' },
  { group: FARM_DAYS, size: 'wide' },
  { group: SEASON, size: 'wide' },
  { group: SEARCH, size: 'usual' },
  { group: SKY_CARDS, size: 'usual' },
  { group: HOME_HEROES, size: 'usual' },
  { group: SAVED_PLACES, size: 'wide' },
  { group: PROVINCES, size: 'wide' },
  { group: SETTINGS, size: 'usual' },
  { group: CREDITS, size: 'usual' },
  { group: OFFLINE, size: 'usual' },
];
