import type { LightningState } from '@portal/forecast/lightning-keeping/open-lightning-store';
import type { RadarState } from '@portal/forecast/radar-keeping/open-radar-store';
import type { RadarNeeds } from './needs.ts';

/** What the sensors have now; invented strokes never beside a real radar. Null where no sensor is at work. */
export function findLightning(
  { lightning, clock, demo }: Pick<RadarNeeds, 'lightning' | 'clock' | 'demo'>,
  radar: RadarState | null,
): LightningState | null {
  return lightning.findState(clock(), demo() && radar?.origin !== 'radar');
}
