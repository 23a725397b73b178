import { assessBoat } from '@portal/domain/sea/assess-boat';
import type { BoatLimit } from '@portal/domain/sea/boats.table';
import { parseOwnLimit } from '@portal/domain/sea/own-limit';
import { formatNumber } from '#components/weather/format-values.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { type BoatBlock, describeBoat, type SeaReply, type SeaView } from './sea-view.ts';

/** The limit for the reader's own boat: as typed in the address, else as kept on the device. */
export interface OwnBoat {
  readonly limit: BoatLimit | null;
  /** What the fields show. */
  readonly typed: { readonly waveM: string; readonly force: string };
  /** Fields that cannot be used. */
  readonly mistakes: readonly (keyof BoatLimit)[];
}

/** Longest text that a field shows again. */
export const LONGEST_TYPED = 8;

export function readOwnBoat({ query, settings }: PageRequest, { style }: SeaView): OwnBoat {
  const { wave, force } = query;
  if (wave === undefined && force === undefined) return toOwnBoat(settings.boatLimit ?? null, style);
  const read = parseOwnLimit(wave ?? '', force ?? '');
  if (read.kind !== 'bad') return toOwnBoat(read.kind === 'limit' ? read.limit : null, style);
  const typed = { waveM: (wave ?? '').slice(0, LONGEST_TYPED), force: (force ?? '').slice(0, LONGEST_TYPED) };
  return { limit: null, typed, mistakes: read.fields };
}

const toOwnBoat = (limit: BoatLimit | null, style: SeaView['style']): OwnBoat => ({
  limit,
  typed:
    limit === null
      ? { waveM: '', force: '' }
      : { waveM: formatWaves(limit.waveM, style), force: formatNumber(limit.force, style) },
  mistakes: [],
});

/** A limit with as many figures as it has. */
export const formatWaves = (metres: number, style: SeaView['style']): string =>
  formatNumber(
    metres,
    style,
    Number.isInteger(metres) ? 0 : Number.isInteger(Number((metres * 10).toFixed(6))) ? 1 : 2,
  );

const BLOCK_HOURS = 3;

/**
 * Advice by the reader's limit: by the rule of the other boats, from the same hours, and behind the same bulletins, which
 * are the same for every boat.
 */
export function assessOwnBoat({ hours, boats }: SeaReply, limit: BoatLimit): BoatBlock[] {
  return (boats[0]?.blocks ?? []).map(({ from, to, basis }, block) => {
    const gate = basis === 'warning' || basis === 'afterWarning' ? { kind: basis } : null;
    return { from, to, ...assessBoat(limit, hours.slice(block * BLOCK_HOURS, (block + 1) * BLOCK_HOURS), gate) };
  });
}

/** What the reader's limit allows now and until when; a bulletin is said as such. */
export function describeOwnBoat(blocks: readonly BoatBlock[], view: SeaView): string {
  const course = describeBoat({ blocks }, view);
  return blocks[0]?.basis === 'model' ? view.sea.own.says(course) : course;
}
