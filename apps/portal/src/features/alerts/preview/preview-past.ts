import { toWholeText } from '@portal/content/alerts/alert-forms';
import type { Place } from '@portal/contract/endpoints/place-schema';
import { type AlertRule, DEFAULT_QUIET_HOURS } from '@portal/domain/alert/alert-rule';
import {
  type AlertRating,
  findObservedCondition,
  type ObservedEvent,
  type ObservedStep,
  rateAlerts,
} from '@portal/domain/alert/rate-alerts';
import { type PastOutlook, type ReplayedAlert, replayAlerts } from '@portal/domain/alert/replay-alerts';
import { getRuleFacts } from '@portal/domain/alert/rule-kind.table';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type PlaceSight, toOutlook } from '#features/alerts/evaluate/outlook.ts';
import { writeAlert } from '#features/alerts/evaluate/write-alert.ts';
import { listPreviewEvents, type PreviewEvent } from './list-events.ts';
import type { PastSight, PastSky, PreviewNeeds } from './needs.ts';

/** What a rule would have sent in the last thirty days, with outcomes. */
interface PreviewedPast {
  /**
   * From when both forecast and observation are known, or the forecast alone where nothing is observed. Null: no
   * data.
   */
  readonly knownFrom: EpochSeconds | null;
  readonly messages: readonly {
    readonly at: EpochSeconds;
    readonly text: string;
    readonly outcome: AlertRating['outcome'];
  }[];
  readonly missed: readonly ObservedEvent[];
  readonly events: readonly PreviewEvent[];
}

/** Retention of strokes. */
const STROKE_SECONDS = DAY_SECONDS;
const STEP_SECONDS = 600;

/** Adds the fields of `PlaceSight` that a past snapshot lacks. */
function toWhole(place: Place, { at: _at, isStale: _isStale, ...sight }: PastSight, demo: boolean): PlaceSight {
  const issued = { demo } as PlaceSight['issued'];
  return {
    place,
    ...sight,
    strokeKm: null,
    listWarnings: () => [],
    listGates: () => [],
    issued,
  };
}

/** The forecast of a rule's quantity at each past time; for lightning, the strokes of the ten minutes before. */
function listOutlooks(rule: AlertRule, place: Place, sky: PastSky, strokes: readonly ObservedStep[]): PastOutlook[] {
  if (rule.kind === 'lightning')
    return strokes.map(({ toAt, value }) => ({
      at: toAt,
      basis: 'lightning',
      steps: [{ fromAt: toAt, toAt: toAt + STEP_SECONDS, value, chance: null }],
      isStale: false,
    }));
  return sky.sights.flatMap((sight) => {
    const outlook = toOutlook(rule, [toWhole(place, sight, sky.demo)], sight.at);
    return outlook === null
      ? []
      : [{ ...outlook, isStale: sight.isStale && getRuleFacts(rule.kind).basis === 'radar' }];
  });
}

/** The first time with a forecast; a day on which nothing dries, or without heat, has no step, but is known. */
function findForecastFrom({ kind }: AlertRule, outlooks: readonly PastOutlook[], sky: PastSky): EpochSeconds | null {
  if (kind === 'drying')
    return sky.sights.find(({ findDrying }) => (findDrying()?.verdict ?? null) !== null)?.at ?? null;
  if (kind === 'heat')
    return sky.sights.find(({ findHeat }) => findHeat(Number.NEGATIVE_INFINITY) !== null)?.at ?? null;
  return outlooks.find(({ steps }) => steps.some(({ value }) => value !== null))?.at ?? null;
}

/** The same, and with an observation if there are any. */
function findKnownFrom(forecast: EpochSeconds | null, seen: readonly ObservedStep[]): EpochSeconds | null {
  const observed = seen.find(({ value }) => value !== null)?.fromAt ?? null;
  if (forecast === null) return null;
  return observed === null ? forecast : Math.max(forecast, observed);
}

function writeText(
  rule: AlertRule,
  place: Place,
  { message, announcedAt, ...basis }: ReplayedAlert,
  sky: PastSky,
): string {
  const { main: name } = place.displayName;
  const sight = { listWarnings: () => [], listGates: () => [], issued: { demo: sky.demo } } as unknown as PlaceSight;
  return toWholeText(writeAlert({ rule, name, slug: place.slug }, { message, sight, ...basis, now: announcedAt }));
}

export async function previewPast(
  { readPast, readObserved }: Pick<PreviewNeeds, 'readPast' | 'readObserved'>,
  place: Place,
  rule: AlertRule,
): Promise<PreviewedPast> {
  // No archive of official warnings exists.
  if (rule.kind === 'officialWarning') return { knownFrom: null, messages: [], missed: [], events: [] };
  const sky = await readPast(place);
  const strokes = getRuleFacts(rule.kind).hasStrokes
    ? readObserved({ quantity: 'strokeKm', points: [place], fromAt: sky.toAt - STROKE_SECONDS, toAt: sky.toAt })
    : [];
  const outlooks = listOutlooks(rule, place, sky, strokes);
  const measured = findObservedCondition(rule)?.quantity === 'rain' ? sky.rain : [];
  const seen = getRuleFacts(rule.kind).hasStrokes ? strokes : measured;
  const { alerts } = replayAlerts(rule, outlooks, DEFAULT_QUIET_HOURS);
  const { ratings, missed } = rateAlerts(rule, alerts, seen);
  const forecastFrom = findForecastFrom(rule, outlooks, sky);
  const knownFrom = findKnownFrom(forecastFrom, getRuleFacts(rule.kind).hasStrokes ? [] : seen);
  const isKnown = (at: EpochSeconds): boolean => knownFrom !== null && at >= knownFrom;
  return {
    knownFrom,
    messages: alerts.flatMap((alert, index) =>
      alert.isSent && isKnown(alert.announcedAt)
        ? [
            {
              at: alert.announcedAt,
              text: writeText(rule, place, alert, sky),
              outcome: ratings[index]?.outcome ?? 'unknown',
            },
          ]
        : [],
    ),
    missed: missed.filter(({ at }) => isKnown(at)),
    events: rule.kind === 'rain' ? listPreviewEvents(sky, rule.threshold).filter(({ at }) => isKnown(at)) : [],
  };
}
