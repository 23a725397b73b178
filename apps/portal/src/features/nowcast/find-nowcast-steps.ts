import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { RainSlice } from '@portal/domain/weather/rain-spells';
import { findLightning } from './find-lightning.ts';
import { findRadarCell } from './find-radar-cell.ts';
import { listAround } from './list-around.ts';
import type { NowcastNeeds } from './needs.ts';
import { toNowcastIssued, viewNowcast } from './nowcast-view.ts';
import { tellRain } from './tell-rain.ts';

type Reply = EndpointReply<typeof nowcastSteps>;

const RETRY_SECONDS = 60;

/** Rain of the next three hours at a place. Throws `AppError` for an unknown place, and `noData` where nothing is known. */
export function findNowcastSteps(needs: NowcastNeeds, { query }: EndpointInput<typeof nowcastSteps>): Reply {
  const place = needs.places.locate(query);
  const { radar } = viewNowcast(needs);
  const { course, slices, run } = needs.readRain(place);
  const cell = findRadarCell(place);
  const seen = course.basis === 'radar' && radar !== null && cell !== null ? { ...radar, cell } : null;
  if (seen === null && run === null) throw new AppError('noData', { retryAfterSeconds: RETRY_SECONDS });
  const told = tellRain(slices, { language: query.lang ?? 'vi', isModel: seen === null });
  return {
    place,
    issued: toNowcastIssued({ radar: seen, run, lightning: findLightning(needs, radar) }, needs),
    basis: seen === null ? 'model' : 'radar',
    frameAt: seen === null ? null : formatMoment(seen.frameAt),
    // The present ten minutes are told by the sentence and by the call of now.
    steps: slices.slice(1).map((slice) => toStep(slice, course.baseAt)),
    sentence: told.sentence,
    starts: told.startsAt === null ? null : formatMoment(told.startsAt),
    stops: told.stopsAt === null ? null : formatMoment(told.stopsAt),
    around: seen === null ? null : listAround(needs, seen, course.baseAt),
  };
}

function toStep(slice: RainSlice, baseAt: EpochSeconds): Reply['steps'][number] {
  return {
    at: formatMoment(slice.fromAt),
    lead: (slice.fromAt - baseAt) / 60,
    rainRate: slice.rainMmh,
    rainProbability: slice.chancePercent,
    thunder: slice.thunder,
  };
}
