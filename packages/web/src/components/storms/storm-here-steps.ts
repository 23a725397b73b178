import type { StormHereReply } from '@portal/contract/endpoints/storm-here';
import { findRunningStep, STORM_STEPS, type StormStep } from '@portal/domain/storm/storm-here';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { nameWhen } from '#components/weather/day-name.ts';
import { nameCentre, type StormHereView } from './storm-here-view.ts';

/** `T 0 = 18:00 ngày mai, gió cấp 8 tới đây (theo JTWC)`. */
export function describeZero({ zeroAt, zeroBasis, zeroCentre }: StormHereReply, view: StormHereView): string {
  const { zero } = view.here;
  if (zeroAt === null) return zero.none;
  const when = nameWhen(zeroAt, view);
  if (zeroBasis === 'model' || zeroCentre === null) return zero.model(when);
  return zero[zeroBasis === 'approach' ? 'approach' : 'radii'](when, nameCentre(zeroCentre, view));
}

/** A step with its time, where T 0 is known. */
export interface ShownStep {
  readonly hours: StormStep;
  readonly dueAt: string | null;
  readonly state: 'past' | 'running' | 'coming';
}

/**
 * The steps of the checklist; the running one is the first whose time is still to come. A storm that is here and has no
 * T 0 ahead leaves the last step alone: nobody is sent onto a roof in it.
 */
export function listSteps({ checklist, storms, zeroAt }: StormHereReply, { nowAt }: StormHereView): ShownStep[] {
  if (zeroAt === null && storms.length > 0) return [{ hours: 0, dueAt: null, state: 'running' }];
  const running = zeroAt === null ? null : findRunningStep(Date.parse(zeroAt) / 1000, Date.parse(nowAt) / 1000);
  return STORM_STEPS.map((hours) => ({
    hours,
    dueAt: checklist.find((task) => task.hoursBefore === hours)?.dueAt ?? null,
    state: running === null || hours < running ? 'coming' : hours === running ? 'running' : 'past',
  }));
}

/** `xong trước 19:00 hôm nay, còn 4 giờ 30 phút`; null without T 0. */
export function describeDue({ hours, dueAt, state }: ShownStep, view: StormHereView): string | null {
  const { tasks } = view.here;
  if (dueAt === null) return null;
  if (state === 'past') return tasks.past;
  const minutes = Math.floor((Date.parse(dueAt) - Date.parse(view.nowAt)) / 60_000);
  const left = state === 'running' && minutes > 0 ? `, ${tasks.left(Math.floor(minutes / 60), minutes % 60)}` : '';
  const due = hours === 0 ? view.here.at(nameWhen(dueAt, view)) : tasks.before(nameWhen(dueAt, view));
  return preventUnitBreaks(`${due}${left}`);
}
