import type { WeatherMessages } from '@portal/content/messages/weather';
import type { ValueStyle } from './format-values.ts';

/** What every block of a weather page needs besides its data: the words, and how values are written. */
export interface PageView {
  readonly words: WeatherMessages;
  readonly style: ValueStyle;
  /** Present moment, ISO 8601 with offset +07:00: decides what is past. */
  readonly nowAt: string;
  /** Path of the page, to load it again. */
  readonly path: string;
}
