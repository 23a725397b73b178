import { type EventState, isClearRise } from '@portal/domain/alert/alert-event';
import { RULE_KINDS } from '@portal/domain/alert/rule-kind.table';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode } from '@portal/domain/geo/station-cell';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type OpenEvent, toKeyText } from './event-store.ts';
import { listSteps, type PlaceSight, type ReadSight } from './outlook.ts';
import type { RuleReader } from './read-rules.ts';
import { OFF_GRID, type WatchIndex, type WatchKey } from './watch-index.ts';

/** Reads each point once; rules and places of one station cell share it. */
export function createSightReader(readSight: ReadSight) {
  const sights = new Map<string, PlaceSight | null>();
  const read = (point: LatLng): PlaceSight | null => {
    const key = `${findStationCode(point) ?? `${point.lat} ${point.lng}`}`;
    const known = sights.get(key);
    if (known !== undefined) return known;
    const sight = readSight(point);
    sights.set(key, sight);
    return sight;
  };
  return { read, count: () => sights.size };
}

/** The strongest value that meets a rule at a place now, over all points of a route. */
interface Met {
  readonly key: WatchKey;
  readonly peak: number;
}

/**
 * The strongest value within a watch's lead time that meets its condition, in the rule's unit; null: not met. Called
 * for every candidate before its row is read, so hours and weekdays are not checked yet.
 */
export function glance(index: WatchIndex, position: number, sight: PlaceSight, now: EpochSeconds): number | null {
  const columns = index.columns();
  const kind = RULE_KINDS[columns.kind[position] as number];
  if (kind === undefined) return null;
  const threshold = columns.threshold[position] as number;
  const leastChance = columns.leastChance[position] as number;
  const isAtMost = columns.isAtMost[position] === 1;
  const until = now + 60 * (columns.leadMinutes[position] as number);
  let strongest: number | null = null;
  for (const { fromAt, toAt, value, chance } of listSteps(
    sight,
    { kind, threshold, hasChance: leastChance > 0 },
    now,
  )) {
    if (toAt <= now || fromAt > until) continue;
    const byChance = leastChance > 0 && chance !== null;
    const isMet = byChance
      ? chance >= leastChance
      : value !== null && (isAtMost ? value <= threshold : value >= threshold);
    if (!isMet) continue;
    const felt = value ?? threshold;
    if (strongest === null || (isAtMost ? felt < strongest : felt > strongest)) strongest = felt;
  }
  return strongest;
}

/** Rules met now at their places, decided from the index without reading rows. */
export function listMet(
  rules: RuleReader,
  positions: readonly number[],
  read: (point: LatLng) => PlaceSight | null,
  now: EpochSeconds,
): Map<string, Met> {
  const { lat, lng, cell, isAtMost } = rules.index.columns();
  const met = new Map<string, Met>();
  // Candidates come in order of cells, so only the last cell's snapshot is held: those of a million rules would fill
  // the memory.
  let last: { readonly cell: number; readonly sight: PlaceSight | null } | null = null;
  for (const position of positions) {
    const ofCell = cell[position] as number;
    if (last === null || last.cell !== ofCell || ofCell === OFF_GRID)
      last = { cell: ofCell, sight: read({ lat: lat[position] as number, lng: lng[position] as number }) };
    const { sight } = last;
    const peak = sight === null ? null : glance(rules.index, position, sight, now);
    if (peak === null) continue;
    const key = rules.index.getKey(position);
    const text = toKeyText(key);
    const known = met.get(text)?.peak ?? peak;
    met.set(text, { key, peak: isAtMost[position] === 1 ? Math.min(peak, known) : Math.max(peak, known) });
  }
  return met;
}

/**
 * Whether an event needs no update: announced, begun, still met and no stronger than reported. True for most
 * events at any time.
 */
function staysTheSame({ state, kind, compare }: OpenEvent<EventState>, met: Met | undefined): boolean {
  if (met === undefined || state.phase !== 'announced' || state.missed > 0 || !state.hasBegun) return false;
  return !isClearRise({ kind, compare }, met.peak, state.toldPeak);
}

/** The keys whose rows must be read: rules met without an event, and events that may change. */
export function listKeys(met: ReadonlyMap<string, Met>, open: ReadonlyMap<string, OpenEvent<EventState>>): WatchKey[] {
  const begun = [...met].filter(([text]) => !open.has(text)).map(([, { key }]) => key);
  return [
    ...begun,
    ...[...open].filter(([text, event]) => !staysTheSame(event, met.get(text))).map(([, event]) => event),
  ];
}
