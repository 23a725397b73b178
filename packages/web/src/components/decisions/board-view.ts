import type { BoardMessages } from '@portal/content/decisions/board-messages';
import type { decisionMessages } from '@portal/content/decisions/decision-messages';
import type { DecidedActivity, DecisionBoard } from '@portal/contract/endpoints/decisions';
import type { PageView } from '#components/weather/page-view.ts';

export interface BoardView extends PageView {
  readonly board: BoardMessages;
  readonly decision: (typeof decisionMessages)['vi'];
  /** True if the forecast is too old for advice: the board turns grey. */
  readonly isStale: boolean;
}

/** Hours in the matrix and the strips. */
export const BOARD_HOURS = 24;

export type BoardHour = DecidedActivity['hours'][number];
export type BoardWeather = DecisionBoard['weather'];

/** Verdict as a key of styles and words. */
export const nameVerdict = ({ verdict }: Pick<BoardHour, 'verdict'>) => verdict ?? 'unknown';

/** Key of an activity: two with the same name differ in their conditions. */
export const nameActivity = ({ name, conditions }: Pick<DecidedActivity, 'name' | 'conditions'>): string =>
  [name, ...conditions].join(' · ');

/** True if at least half of the hours have no verdict: then no count is shown. */
export const isMostlyUnknown = (hours: readonly BoardHour[]): boolean =>
  hours.filter(({ verdict }) => verdict === null).length * 2 >= hours.length;
