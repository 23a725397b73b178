import { basinMessages } from '@portal/content/messages/basin-messages';
import { DA_RIVER_POINTS } from '@portal/content/solutions/da-river-points.table';
import { LiveCard } from '#components/content/live-card.tsx';
import { BasinRainView } from '#components/solutions/basin-rain-view.tsx';
import type { LoadLive } from '#pages/content/live-example.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import { loadBasin } from './load-basin.ts';

/** The live example of hydropower: rain on a real basin. */
export const showBasin: LoadLive = async (request, call) => {
  const view = toPageView(request);
  const words = basinMessages[request.language];
  const section = await loadBasin(request.language, call, view.nowAt);
  const points = DA_RIVER_POINTS.map(({ name }) => name[request.language]).join(', ');
  const block = (
    <LiveCard title={words.title(points)} section={section} view={view}>
      {(weather) => <BasinRainView weather={weather} words={words} view={view} />}
    </LiveCard>
  );
  return { block };
};
