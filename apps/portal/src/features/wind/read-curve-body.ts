import { windFarmMessages } from '@portal/content/messages/wind-farm-messages';
import type { CurveBody } from '@portal/contract/endpoints/wind';
import { AppError } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import { type PowerCurve, readCurve } from '@portal/domain/wind/power-curve';

/** The curve of a body. Throws `AppError` `badInput` with every invalid point, below `path`. */
export function readCurveBody(body: CurveBody, path: string, language: Language): PowerCurve {
  const { curve, errors } = readCurve({
    points: body.points.map(({ windSpeed, power }) => ({ speedMs: windSpeed, powerKw: power })),
    ratedKw: body.ratedPower,
    cutOutMs: body.cutOut,
    restartMs: body.restart,
  });
  if (curve !== null) return curve;
  throw new AppError('badInput', {
    errors: errors.map(({ row, fault }) => ({
      path: row === null ? path : `${path}.points[${row}]`,
      message: windFarmMessages[language].faults[fault],
    })),
  });
}
