import type { RainSpell } from '@portal/domain/weather/rain-spells';
import type { WindPeak } from './wind-peak.ts';

/** Whether the wind peaks while it rains, so that one phrase describes both. */
export function isDuring(wind: WindPeak | null, spell: RainSpell | null | undefined): wind is WindPeak {
  return wind !== null && spell != null && wind.at >= spell.fromAt && wind.at < spell.toAt;
}
