import { siteMessages } from '@portal/content/messages/site-messages';
import { SiteExample } from '#components/content/site-example.tsx';
import { SITES } from '#components/content/sites.table.ts';
import { WindLadder } from '#components/content/wind-ladder.tsx';
import { WindLine } from '#components/content/wind-line.tsx';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import type { LoadLive } from './live-example.ts';
import { loadSiteHours } from './load-site-hours.ts';

/** Crane, crew transfer and deck work off Bạc Liêu; the limits of this trade are metres a second. */
export const loadOffshoreWind: LoadLive = async (request, call) => {
  const { language } = request;
  const words = siteMessages[language];
  const view = toPageView({ ...request, settings: { ...request.settings, windUnit: 'ms' } });
  const { name, lat, lng, title } = SITES.bacLieu;
  const section = await loadSiteHours({ lat, lng, lang: language }, call, view.nowAt);
  return {
    figures: section.ok ? (
      <WindLadder place={name[language]} weather={section.reply} view={view} words={words} />
    ) : null,
    block: (
      <SiteExample
        place={title[language]}
        section={section}
        works={['craneLift', 'crewTransfer', 'deckWork']}
        view={view}
        words={words}
        more={({ hours }) => <WindLine hours={hours} style={view.style} words={words} />}
      />
    ),
  };
};
