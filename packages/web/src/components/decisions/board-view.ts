import type { BoardMessages } from '@portal/content/decisions/board-messages';
import type { decisionMessages } from '@portal/content/decisions/decision-messages';
import type { DecidedActivity, DecisionBoard } from '@portal/contract/endpoints/decisions';
import type { PageView } from '#components/weather/page-view.ts';

/** Words and value style of a board's page. */
export interface BoardView extends PageView {
  readonly board: BoardMessages;
  readonly decision: (typeof decisionMessages)['vi'];
  /** Whether the forecast is too old for advice: the board is drawn in grey. */
  readonly isStale: boolean;
}

/** Hours that the matrix and the strips show. */
export const BOARD_HOURS = 24;

export type BoardHour = DecidedActivity['hours'][number];
export type BoardWeather = DecisionBoard['weather'];

/** Name of a verdict as a style and a word have it. */
export const nameVerdict = ({ verdict }: Pick<BoardHour, 'verdict'>) => verdict ?? 'unknown';

/** What tells activities of a board apart: two of one name have other conditions. */
export const nameActivity = ({ name, conditions }: Pick<DecidedActivity, 'name' | 'conditions'>): string =>
  [name, ...conditions].join(' · ');

/** Whether half of some hours or more have no verdict: then no number is told of them. */
export const isMostlyUnknown = (hours: readonly BoardHour[]): boolean =>
  hours.filter(({ verdict }) => verdict === null).length * 2 >= hours.length;
