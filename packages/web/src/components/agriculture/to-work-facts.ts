import type { FarmActivity } from '@portal/contract/endpoints/agriculture-schema';
import type { FarmView } from './farm-view.ts';
import { describeSpells } from './list-spells.ts';
import { toFarmText } from './to-farm-text.ts';
import type { WorkFacts } from './work-row.tsx';

/** A kind of work now and in the hours ahead. */
export function toWorkFacts(activity: FarmActivity, count: number, view: FarmView): WorkFacts {
  const hours = activity.hours.slice(0, count);
  return {
    activity: activity.activity,
    name: activity.name,
    verdict: activity.now.verdict,
    why: toFarmText(activity.now.text, view.style),
    hours,
    label: view.farm.strip(activity.name, count, describeSpells(hours, view)),
    next: activity.nextText,
    basis: activity.basis,
  };
}
