import type { OwnFarm } from '@portal/contract/own/wind-farms';
import { toSeaWork } from '@portal/contract/wind-work';
import { readCurve } from '@portal/domain/wind/power-curve';
import type { DeskSubject } from '#components/wind-desk/desk-data.ts';

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
