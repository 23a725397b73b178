import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { alertsAhead } from '@portal/contract/endpoints/alerts-ahead';
import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { STEP_SECONDS } from '@portal/domain/weather/rain-course';
import { listKnownSlices, listRainSpells } from '@portal/domain/weather/rain-spells';
import {
  findEventBasis,
  limitWeakRain,
  listSteps,
  type PlaceSight,
  type ReadSight,
} from '#features/alerts/evaluate/outlook.ts';

/** The same inputs as alerts have, so that this call and a message never differ. */
export interface AheadNeeds {
  readonly locate: (query: PlaceQuery) => Place;
  readonly readSight: ReadSight;
  readonly clock: () => EpochSeconds;
}

type Reply = EndpointReply<typeof alertsAhead>;
type Item = Reply['items'][number];

const RETRY_SECONDS = 60;
/** Level "likely" of the API's `thunder`. */
const THUNDER_FROM = 2;
/** The amber ring of lightning safety: time to prepare. */
const LIGHTNING_KM = 20;
/** Force 6, a strong wind. */
const GUST_FROM_MS = 10.8;
/** Threshold of a hot day. */
const HEAT_FROM_C = 35;
/** Rain that counts, mm/h. */
const WET_MMH = 0.1;
const UNKNOWN = { chance: null, distanceKm: null } as const;

/** The first rain spell, with the bounds that the nowcast's sentence uses. */
function findRain({ basis, ...sight }: PlaceSight): Item | null {
  const slices = limitWeakRain(sight.slices, 'rainMmh', WET_MMH);
  const [spell] = listRainSpells(listKnownSlices(slices));
  if (spell === undefined) return null;
  const within = slices.filter(({ fromAt, toAt }) => fromAt >= spell.fromAt && toAt <= spell.toAt);
  return {
    kind: 'rain',
    from: formatMoment(spell.fromAt),
    to: spell.isOver ? formatMoment(spell.toAt) : null,
    peak: Math.max(...within.map(({ rainMmh }) => rainMmh ?? 0)),
    unit: 'mm/h',
    chance: spell.chancePercent,
    distanceKm: null,
    basis: findEventBasis({ slices }, basis, spell) as Item['basis'],
  };
}

type Stepped = Pick<Item, 'unit' | 'basis'> & {
  readonly kind: 'thunder' | 'gust' | 'heat';
  readonly from: number;
};

/** The first unbroken span that reaches a threshold. */
function findStretch(sight: PlaceSight, { kind, from, unit, basis }: Stepped, now: EpochSeconds): Item | null {
  const rule = kind === 'heat' ? 'temperature' : kind;
  const steps = listSteps(sight, { kind: rule, threshold: from, hasChance: false }, now);
  const reaches = ({ value }: (typeof steps)[number]) => value !== null && value >= from;
  const first = steps.findIndex(reaches);
  if (first < 0) return null;
  const ahead = steps.slice(first);
  const end = ahead.findIndex((step) => !reaches(step));
  const stretch = end < 0 ? ahead : ahead.slice(0, end);
  return {
    kind,
    from: formatMoment(Math.max(ahead[0]?.fromAt ?? now, now - (now % STEP_SECONDS))),
    to: end < 0 ? null : formatMoment(ahead[end]?.fromAt ?? now),
    peak: Math.max(...stretch.map(({ value }) => value ?? from)),
    unit,
    basis,
    ...UNKNOWN,
  };
}

/** Strokes near the place; the next one is not forecast, so the item has no end. */
function findLightning({ strokeKm }: PlaceSight, now: EpochSeconds): Item | null {
  if (strokeKm === null || strokeKm > LIGHTNING_KM) return null;
  const from = formatMoment(now - (now % STEP_SECONDS));
  const distanceKm = Math.round(strokeKm);
  return { kind: 'lightning', from, to: null, peak: null, unit: null, chance: null, distanceKm, basis: 'lightning' };
}

/**
 * The first event of each kind at a place in the next three hours, without official warnings. Throws `AppError`
 * `noData` where neither radar nor model covers it, and what `locate` throws.
 */
export function listAhead(needs: AheadNeeds, { query }: EndpointInput<typeof alertsAhead>): Reply {
  const place = needs.locate(query);
  const sight = needs.readSight(place);
  if (sight === null) throw new AppError('noData', { retryAfterSeconds: RETRY_SECONDS });
  const now = needs.clock();
  const until = sight.slices.at(-1)?.toAt ?? null;
  const items = [
    findRain(sight),
    findStretch(sight, { kind: 'thunder', from: THUNDER_FROM, unit: null, basis: sight.basis }, now),
    findLightning(sight, now),
    findStretch(sight, { kind: 'gust', from: GUST_FROM_MS, unit: 'm/s', basis: 'model' }, now),
    findStretch(sight, { kind: 'heat', from: HEAT_FROM_C, unit: '°C', basis: 'model' }, now),
  ];
  return {
    place,
    issued: sight.issued,
    until: until === null ? null : formatMoment(until),
    items: items.filter((item) => item !== null),
  };
}
