import { TEMPLATE_SHIFTS, type TemplateShift } from '@portal/domain/heat/work-templates.table';
import { comesFirst } from '@portal/domain/warning/warning-kind';
import {
  describeHeat,
  findShiftDay,
  findShownDay,
  type HeatReply,
  type HeatView,
  listHeatFacts,
  listShownDays,
  toHeatView,
} from '#components/heat/heat-view.ts';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { WarningLead } from '#components/warnings/warning-lead.tsx';
import { Block, MissingBlock } from '#components/weather/block.tsx';
import hero from '#components/weather/hero-words.module.css';
import { findReply } from '#components/weather/section.ts';
import type { Page } from '#pages/page.ts';
import { loadLocation } from '#pages/weather/load-location.ts';
import { loadSkyNow } from '#pages/weather/load-now.ts';
import { toPlaceQuery } from '#pages/weather/load-sentence.ts';
import { toLocationHead } from '#pages/weather/location-head.ts';
import { toPageView, WeatherLayout } from '#pages/weather/weather-layout.tsx';
import type { FindPlaceAnswer } from '#share/share-card-request.ts';
import styles from './heat.module.css';
import { loadHeat, readHeatPlan } from './heat-plan.ts';
import { HeatHours } from './hours-block.tsx';
import { HeatRoster } from './roster-block.tsx';
import { HeatShiftBlock } from './shift-block.tsx';
import { HeatWeek } from './week-block.tsx';

function Safety({ view }: { readonly view: HeatView }) {
  const { title, stroke, method, estimate, bands } = view.heat.safety;
  return (
    <Block id="safety" title={title}>
      <p className={styles.stroke}>{preventUnitBreaks(stroke)}</p>
      <p className={styles.notes}>{preventUnitBreaks(`${method} ${estimate} ${bands}`)}</p>
    </Block>
  );
}

interface HeatAnswerProps {
  readonly reply: HeatReply;
  readonly plan: TemplateShift;
  readonly view: HeatView;
}

function HeatAnswer({ reply, plan, view }: HeatAnswerProps) {
  return (
    <>
      <p className={hero.sentence}>{describeHeat(reply, plan, view)}</p>
      <p className={hero.answerFacts}>
        {listHeatFacts(reply, plan, view).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </>
  );
}

const isSitePlan = (plan: TemplateShift): boolean =>
  (Object.keys(TEMPLATE_SHIFTS.site) as (keyof TemplateShift)[]).every(
    (name) => plan[name] === TEMPLATE_SHIFTS.site[name],
  );

/** What the heat asks of a building site, for a picture of the page. */
export const answerHeat: FindPlaceAnswer = async ({ query, view }, call) => {
  const plan = TEMPLATE_SHIFTS.site;
  const reply = findReply(await loadHeat(query, call, { plan, nowAt: view.nowAt }));
  return reply === null ? null : { sentence: describeHeat(reply, plan, toHeatView(view)), isDemo: reply.issued.demo };
};

/** `/thoi-tiet-{location}/lam-viec-ngoai-troi`: WBGT, rest for three loads of work, a shift that keeps the hours, the week. */
export const heatPage: Page = async (request, call) => {
  const load = await loadLocation(request, call);
  if (load.kind === 'outcome') return load.outcome;
  const { located, neighbours, news, areas, warnings, storm } = load;
  const view = toHeatView(toPageView(request));
  const plan = readHeatPlan(request);
  const [section, sky] = await Promise.all([
    loadHeat(toPlaceQuery(located, request).query, call, { plan, nowAt: view.nowAt }),
    loadSkyNow(located, request, call),
  ]);
  const reply = findReply(section);
  const leading = warnings.filter(comesFirst);
  const body = (
    <WeatherLayout
      request={request}
      located={located}
      neighbours={neighbours}
      news={news}
      warnings={warnings}
      areas={areas}
      storm={storm}
      view={view}
      sections={[section]}
      sky={sky}
      hero={
        reply === null && leading.length === 0 ? null : (
          <div className={hero.answer}>
            {leading.map((warning) => (
              <WarningLead key={warning.id} warning={warning} language={request.language} nowAt={view.nowAt} />
            ))}
            {reply === null ? null : <HeatAnswer reply={reply} plan={plan} view={view} />}
          </div>
        )
      }
    >
      {reply === null ? null : <Blocks reply={reply} plan={plan} located={located} view={view} />}
      {section.ok ? null : <MissingBlock id="rest" title={view.heat.type} reason={section.reason} view={view} />}
      <Safety view={view} />
    </WeatherLayout>
  );
  const { main } = located.place.displayName;
  const head = toLocationHead({
    request,
    located,
    type: view.heat.type,
    description: view.heat.description(main),
    // The picture is about a building site.
    ...(reply !== null && isSitePlan(plan) ? { subject: 'heat' } : {}),
    breadcrumb: view.words.breadcrumb,
  });
  return { kind: 'page', status: 200, head, body };
};

interface BlocksProps extends HeatAnswerProps {
  readonly located: Parameters<typeof HeatRoster>[0]['located'];
}

function Blocks({ reply, plan, located, view }: BlocksProps) {
  const days = listShownDays(reply, view);
  const [shown, shift] = [findShownDay(days, view), findShiftDay(days)];
  const printed = shift ?? shown;
  return (
    <>
      {shown === undefined ? null : <HeatHours reply={reply} day={shown} work={plan.work} view={view} />}
      <HeatShiftBlock reply={reply} day={shift} plan={plan} view={view} />
      <HeatWeek reply={reply} work={plan.work} view={view} />
      {printed === undefined ? null : (
        <HeatRoster reply={reply} located={located} day={printed} plan={plan} view={view} />
      )}
    </>
  );
}
