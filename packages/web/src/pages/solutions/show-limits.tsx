import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { siteMessages } from '@portal/content/messages/site-messages';
import { SiteExample } from '#components/content/site-example.tsx';
import type { LoadLive } from '#pages/content/live-example.ts';
import { loadSiteHours } from '#pages/content/load-site-hours.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';

const { slug, name } = GREAT_CITIES.hoChiMinh;

/** The live example for businesses: four kinds of work in one city, each against limits of its own. */
export const showLimits: LoadLive = async (request, call) => {
  const { language } = request;
  const view = toPageView(request);
  const section = await loadSiteHours({ location: slug, lang: language }, call, view.nowAt);
  const block = (
    <SiteExample
      place={name[language]}
      section={section}
      works={['drilling', 'motorbikes', 'openStage', 'walkingTour']}
      view={view}
      words={siteMessages[language]}
    />
  );
  return { block };
};
