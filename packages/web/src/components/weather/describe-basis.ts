import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import { formatClock } from './format-values.ts';
import type { PageView } from './page-view.ts';

type NowcastReply = EndpointReply<typeof nowcastSteps>;

/** What the rain of the next three hours rests on: the radar of a moment, or the model. */
export function describeBasis({ basis, frameAt, issued }: NowcastReply, { words }: PageView): string {
  const { fromModel, fromRadar, fromRadarAlone } = words.place.nextRain;
  if (basis === 'model') return fromModel;
  return issued.sources.rain === undefined ? fromRadarAlone(formatClock(frameAt)) : fromRadar(formatClock(frameAt));
}
