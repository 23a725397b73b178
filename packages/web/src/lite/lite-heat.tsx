import { WORK_LOADS } from '@portal/domain/heat/work-rest.table';
import {
  describeHeat,
  describeWeekDay,
  findShownDay,
  formatWbgt,
  type HeatReply,
  type HeatView,
  listHeatFacts,
  listShownDays,
  toHeatView,
  toHour,
} from '#components/heat/heat-view.ts';
import { formatNumber, UNKNOWN } from '#components/weather/format-values.ts';
import { loadHeat, readHeatPlan } from '#pages/heat/heat-plan.ts';
import { toPlaceQuery } from '#pages/weather/load-sentence.ts';
import { LiteSection, LiteTable } from './lite-parts.tsx';
import { makeLiteLocationPage } from './make-lite-location-page.tsx';

/** Minutes of rest by the hour. */
function LiteHours({ reply, view }: { readonly reply: HeatReply; readonly view: HeatView }) {
  const { heat, style } = view;
  const day = findShownDay(listShownDays(reply, view), view);
  const rows = (day?.hours ?? []).map(({ at, wbgt, rest }) => [
    String(toHour(at)),
    formatNumber(wbgt, style, 1),
    ...WORK_LOADS.map((load) => (rest[load] === 60 ? heat.hours.stop : String(rest[load] ?? UNKNOWN))),
  ]);
  const head = [heat.hours.hour, heat.hours.wbgt, ...WORK_LOADS.map((load) => heat.loads[load])];
  return <LiteTable caption={heat.hours.aside} head={head} rows={rows} />;
}

/** Rest from the heat at a place. */
export const liteHeatPage = makeLiteLocationPage(async ({ located, request, view: base, call, name }) => {
  const view = toHeatView(base);
  const { heat } = view;
  const plan = readHeatPlan(request);
  const section = await loadHeat(toPlaceQuery(located, request).query, call, { plan, nowAt: view.nowAt });
  return {
    sections: [section],
    type: heat.type,
    description: heat.description(name),
    sentence: {
      text: section.ok ? describeHeat(section.reply, plan, view) : null,
      isDemo: section.ok && section.reply.issued.demo,
    },
    body: (
      <LiteSection title={heat.type} section={section} view={view}>
        {(reply) => (
          <>
            <p>{listHeatFacts(reply, plan, view).join(' · ')}</p>
            <LiteHours reply={reply} view={view} />
            <ul>
              {listShownDays(reply, view).map((day) => (
                <li key={day.date}>
                  {`${day.name}: ${heat.week.highest(formatWbgt(day.wbgtMax, view))} · ${describeWeekDay(day, plan.work, view)}`}
                </li>
              ))}
            </ul>
            <p>{heat.hours.newcomer}</p>
            <p>{heat.safety.stroke}</p>
            <p className="soft">{`${heat.safety.method} ${heat.safety.estimate} ${heat.safety.bands}`}</p>
          </>
        )}
      </LiteSection>
    ),
  };
});
