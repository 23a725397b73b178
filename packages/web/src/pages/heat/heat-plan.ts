import type { CallApi } from '@portal/contract/call-api';
import type { EndpointInput } from '@portal/contract/endpoint';
import { weatherHeat } from '@portal/contract/endpoints/heat';
import { WORK_LOADS } from '@portal/domain/heat/work-rest.table';
import { TEMPLATE_SHIFTS, type TemplateShift } from '@portal/domain/heat/work-templates.table';
import { requireFigures, toSection } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';

/** What the form offers. */
export const PLAN_CHOICES = {
  hours: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  from: [4, 5, 6, 7, 8, 9],
  to: [16, 17, 18, 19, 20, 21],
} as const;

/** The plan of the address; whatever the form does not offer is as for a building site. */
export function readHeatPlan({ query }: PageRequest): TemplateShift {
  const { site } = TEMPLATE_SHIFTS;
  const read = (name: keyof typeof PLAN_CHOICES): number =>
    PLAN_CHOICES[name].find((choice) => String(choice) === query[name]) ?? site[name];
  return {
    work: WORK_LOADS.find((load) => load === query.work) ?? site.work,
    hours: read('hours'),
    from: read('from'),
    to: read('to'),
  };
}

const toClock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The heat at a place with the shifts of a plan. */
export async function loadHeat(
  place: EndpointInput<typeof weatherHeat>['query'],
  call: CallApi,
  { plan: { work, hours, from, to }, nowAt }: { readonly plan: TemplateShift; readonly nowAt: string },
) {
  const wish = { work, shiftHours: hours, earliest: toClock(from), latest: toClock(to) };
  const result = await call(weatherHeat, { query: { ...place, ...wish } });
  return requireFigures(toSection(result, nowAt), (reply) => reply.hours.map(({ wbgt }) => ({ wbgt })));
}
