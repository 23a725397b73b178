import type { RainLimit } from '@portal/domain/catchment/basin-hours';
import type { CatchmentPolygon } from '@portal/domain/catchment/polygon';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { defineOwnResource, type OwnRow } from '#platform/own-resource/own-resource.ts';

export interface Catchment extends OwnRow {
  readonly name: string;
  /** Null: no outline yet, only a place. */
  readonly areaKm2: number | null;
  readonly lat: number;
  readonly lng: number;
  readonly plant: string | null;
  readonly limits: readonly RainLimit[];
  readonly active: boolean;
  /** When the outline changed: data read for a previous outline is not valid for this one. */
  readonly changedAt: EpochSeconds;
  readonly polygon: CatchmentPolygon | null;
}

/** A catchment without its outline, which may be half a megabyte. */
export type CatchmentFacts = Omit<Catchment, 'polygon'>;

export const CATCHMENTS = defineOwnResource<Catchment, 'polygon'>({
  table: 'catchment',
  columns: {
    name: 'value',
    areaKm2: 'value',
    lat: 'value',
    lng: 'value',
    plant: 'value',
    limits: 'json',
    active: 'value',
    changedAt: 'value',
    polygon: 'json',
  },
  large: ['polygon'],
  counts: 'locationNumber',
});
