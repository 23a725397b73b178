import type { PlaceRecord, UnitType } from './place-record.ts';

/**
 * A ward, commune or town abolished on 30 June 2025 or in an earlier merger: it has no page, its addresses lead to
 * `into`.
 */
export interface FormerWard {
  /** Name in NFC without the type word, except if the rest is a number: `Bến Nghé`, `Phường 12`. */
  readonly name: string;
  readonly unit: Extract<UnitType, 'ward' | 'commune' | 'townlet'>;
  /** Full name of its district: `Quận Gò Vấp`. */
  readonly district: string;
  /** Slug of the province it belonged to. */
  readonly formerProvince: string;
  /** The current ward with the larger part of it. */
  readonly into: PlaceRecord;
}
