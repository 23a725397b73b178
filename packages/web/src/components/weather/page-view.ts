import type { WeatherMessages } from '@portal/content/messages/weather';
import type { ValueStyle } from './format-values.ts';

/** Context of every block of a weather page: messages and formatting. */
export interface PageView {
  readonly words: WeatherMessages;
  readonly style: ValueStyle;
  /** Current time, ISO 8601 with offset +07:00: decides what is past. */
  readonly nowAt: string;
  /** Path of the page, to reload it. */
  readonly path: string;
  /** Chance of rain, %, from which protecting pays for the reader; absent without figures of their own. */
  readonly worthFrom?: number;
}
