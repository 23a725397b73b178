import type { CurveBody } from '@portal/contract/endpoints/wind';
import type { FarmWork } from '@portal/contract/wind-farm-schema';
import { toSeaWork } from '@portal/contract/wind-work';
import { readCurve } from '@portal/domain/wind/power-curve';
import type { DeskSubject } from '#components/wind-desk/desk-data.ts';

/** A wind farm as returned to its owner. */
export interface OwnFarm {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly hubHeight: number;
  readonly curve: CurveBody | null;
  readonly count: number;
  /** Per cent, like the wake loss. */
  readonly availability: number;
  readonly wakeLoss: number;
  readonly works: readonly FarmWork[];
  readonly active: boolean;
  readonly pausedBy?: 'plan';
}

const WHOLE = 100;

/** Subject of a farm's desk; an unreadable curve counts as none. */
export function toSubject({ curve, count, availability, wakeLoss, hubHeight, works }: OwnFarm): DeskSubject {
  const read =
    curve === null
      ? null
      : readCurve({
          points: curve.points.map(({ windSpeed, power }) => ({ speedMs: windSpeed, powerKw: power })),
          ratedKw: curve.ratedPower,
          cutOutMs: curve.cutOut,
          restartMs: curve.restart,
        }).curve;
  return {
    farm: { curve: read, count, availability: availability / WHOLE, wakeLoss: wakeLoss / WHOLE },
    hubHeightM: hubHeight,
    works: works.map((work) => ({ kind: work.kind, work: toSeaWork(work) })),
    isSuggested: false,
  };
}
