import type { CallApi } from '@portal/contract/call-api';
import { weatherMapFrames } from '@portal/contract/endpoints/map-frames';
import type { Language } from '@portal/domain/language/language';
import { fromHourFrames, type MapFrames } from '#components/map/to-map-frames.ts';
import { findReply, toSection } from '#components/weather/section.ts';

/** The rain of this hour as a frame of the map; null where there is none. */
export async function loadRainFrames(language: Language, call: CallApi, nowAt: string): Promise<MapFrames | null> {
  const result = await call(weatherMapFrames, { query: { layer: 'rain', hours: 1, lang: language } });
  const reply = findReply(toSection(result, nowAt));
  return reply === null ? null : fromHourFrames(reply);
}
