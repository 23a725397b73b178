import type { FarmWork } from '@portal/contract/own/wind-farms';
import type { PowerCurve } from '@portal/domain/wind/power-curve';
import { defineOwnResource, type OwnRow } from '#platform/own-resource/own-resource.ts';

export interface OwnFarm extends OwnRow {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly hubHeightM: number;
  readonly curve: PowerCurve | null;
  readonly count: number;
  /** 0 to 1, like the wake loss. */
  readonly availability: number;
  readonly wakeLoss: number;
  readonly works: readonly FarmWork[];
}

export const FARMS = defineOwnResource<OwnFarm>({
  table: 'wind_farm',
  columns: {
    name: 'value',
    lat: 'value',
    lng: 'value',
    hubHeightM: 'value',
    curve: 'json',
    count: { column: 'turbine_count' },
    availability: 'value',
    wakeLoss: 'value',
    works: 'json',
  },
  counts: 'locationNumber',
});
