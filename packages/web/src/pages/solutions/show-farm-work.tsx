import { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import { toPath } from '@portal/routes/to-path';
import type { FarmView } from '#components/agriculture/farm-view.ts';
import { toFarmLead } from '#components/agriculture/to-farm-lead.ts';
import { toWorkFacts } from '#components/agriculture/to-work-facts.ts';
import { WorkBoard } from '#components/agriculture/work-board.tsx';
import { LiveCard } from '#components/content/live-card.tsx';
import { toSection } from '#components/weather/section.ts';
import { toFarmView } from '#pages/agriculture/to-farm-view.ts';
import type { LoadLive } from '#pages/content/live-example.ts';

const PLACE = 'can-tho';
const STRIP_HOURS = 24;

/** The live example of agriculture: rice at Cần Thơ, whatever the visitor grows. */
export const showFarmWork: LoadLive = async (request, call) => {
  const { language } = request;
  const view: FarmView = { ...toFarmView(request), crop: 'rice' };
  const query = { location: PLACE, lang: language, crop: view.crop };
  const section = toSection(await call(weatherAgriculture, { query }), view.nowAt);
  const block = (
    <LiveCard title={view.farm.today(view.agriculture.crops[view.crop])} section={section} view={view}>
      {(reply) => (
        <WorkBoard
          {...toFarmLead(reply, view)}
          season={reply.season.text}
          rows={reply.activities.map((activity) => toWorkFacts(activity, STRIP_HOURS, view))}
          morePath={toPath('agri:hourly', language, { location: PLACE })}
          view={view}
        />
      )}
    </LiveCard>
  );
  return { block };
};
