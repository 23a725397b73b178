import type { FarmReply, FarmView } from './farm-view.ts';
import { toFarmText } from './to-farm-text.ts';

/** What stands first of a farming reply: a quoted warning as it is, or else the advice in the visitor’s units. */
export interface FarmLead {
  readonly alert: string | null;
  readonly lead: string | null;
}

/** Tells a quoted warning from advice; both null where nothing is known. */
export function toFarmLead(
  reply: Pick<FarmReply, 'alert' | 'text'> | null,
  { style }: Pick<FarmView, 'style'>,
): FarmLead {
  const { alert = null, text = null } = reply ?? {};
  return { alert, lead: alert !== null || text === null ? null : toFarmText(text, style) };
}
