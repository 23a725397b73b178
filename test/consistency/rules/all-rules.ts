import { boldChance } from './bold-chance.ts';
import { chanceFloor } from './chance-floor.ts';
import { chanceUnion } from './chance-union.ts';
import { country } from './country.ts';
import { dryWords } from './dry-words.ts';
import { drying } from './drying.ts';
import { farDays } from './far-days.ts';
import { farmGate } from './farm-gate.ts';
import { headlineClass } from './headline-class.ts';
import { iconRain } from './icon-rain.ts';
import { isDayRule } from './is-day.ts';
import { liteNowcast } from './lite-nowcast.ts';
import { oneEvent } from './one-event.ts';
import { pageChance } from './page-chance.ts';
import { rainEnd } from './rain-end.ts';
import { rainNow } from './rain-now.ts';
import { rainStrength } from './rain-strength.ts';
import { rainSums } from './rain-sums.ts';
import type { Rule } from './rule.ts';
import { siteWork } from './site-work.ts';
import { skyVisible } from './sky-visible.ts';
import { sowingSeason } from './sowing-season.ts';
import { stepsHours } from './steps-hours.ts';
import { tomorrowSentence } from './tomorrow-sentence.ts';
import { warningFirst } from './warning-first.ts';
import { wordByChance } from './word-by-chance.ts';
import { wording } from './wording.ts';

/** Every rule of the decisions that the portal's statements must follow. */
export const ALL_RULES: readonly Rule[] = [
  rainNow,
  rainStrength,
  rainEnd,
  stepsHours,
  chanceUnion,
  chanceFloor,
  pageChance,
  dryWords,
  iconRain,
  boldChance,
  oneEvent,
  farDays,
  headlineClass,
  rainSums,
  isDayRule,
  tomorrowSentence,
  wordByChance,
  farmGate,
  warningFirst,
  skyVisible,
  wording,
  country,
  liteNowcast,
  sowingSeason,
  siteWork,
  drying,
];
