import { composeAlert, findTalkEnd } from '@portal/content/alerts/compose-alert';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { type AlertOutlook, type EventMessage, findNextTrigger } from '@portal/domain/alert/alert-event';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import type { AlertText } from '@portal/domain/alert/alert-text';
import type { RuleKind } from '@portal/domain/alert/rule-kind.table';
import type { Language } from '@portal/domain/language/language';
import { findWarningGate } from '@portal/domain/safety/warning-gate';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toPath } from '@portal/routes/to-path';
import type { NextTrigger, TriggerQuestion } from '#features/alerts/own/needs.ts';
import { findEventBasis, type PlaceSight, type ReadSight, toOutlook } from './outlook.ts';

/** The page of a place that shows what a rule watches; the map if the place has none. */
export function toPlacePath(slug: string | null, language: Language, kind: RuleKind): string {
  if (slug === null) return toLanguagePath('map', language);
  const page = kind === 'drying' ? 'agri:now' : kind === 'heat' ? 'weather:heat' : 'weather:now';
  return toPath(page, language, { location: slug });
}

export function findWarning({ kind, threshold, language }: AlertRule, sight: PlaceSight): OfficialWarning | null {
  if (kind !== 'officialWarning') return null;
  return sight.listWarnings(language).find(({ level }) => (level ?? 0) >= threshold) ?? null;
}

interface EventSight {
  readonly message: EventMessage;
  readonly sight: PlaceSight;
  readonly basis: AlertOutlook['basis'];
  readonly isOutsideRadar: boolean;
  readonly now: EpochSeconds;
}

export function writeAlert(
  { rule, name, slug }: { readonly rule: AlertRule; readonly name: string; readonly slug: string | null },
  { message, sight, basis, isOutsideRadar, now }: EventSight,
): AlertText {
  return composeAlert({
    rule,
    message,
    placeName: name,
    path: toPlacePath(slug, rule.language, rule.kind),
    now,
    basis: findEventBasis(sight, basis, { fromAt: message.eventAt, toAt: message.endAt }),
    isOutsideRadar,
    warning: findWarning(rule, sight),
    gate: findWarningGate(now, findTalkEnd(message, now), sight.listGates())?.kind ?? null,
    isDemo: sight.issued.demo,
  });
}

/** The next message of a rule; null: not met within its lead time. */
export function describeNextTrigger(
  readSight: ReadSight,
  now: EpochSeconds,
  { rule, placeName, slug, points }: TriggerQuestion,
): NextTrigger | null {
  const sights = points.map(readSight);
  const sight = sights.find((one) => one !== null);
  const outlook = toOutlook(rule, sights, now);
  const message = outlook === null ? null : findNextTrigger(rule, outlook);
  if (sight === undefined || sight === null || outlook === null || message === null) return null;
  const { basis, isOutsideRadar = false } = outlook;
  const { first } = writeAlert({ rule, name: placeName, slug }, { message, sight, basis, isOutsideRadar, now });
  return { at: message.eventAt, because: first };
}
