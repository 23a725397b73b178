import { listHeatLimits } from '@portal/domain/heat/heat-reach';
import { STOP_MINUTES } from '@portal/domain/heat/work-rest.table';
import type { Language } from '@portal/domain/language/language';
import { heatMessages } from '#messages/heat-messages.ts';

/** What work needs from a WBGT on: `việc nặng nghỉ 45 phút mỗi giờ, việc vừa nghỉ 30 phút mỗi giờ`. */
export function describeHeatLimit(limitC: number, language: Language): string {
  const { limit, work } = heatMessages[language];
  return listHeatLimits(limitC)
    .map(({ load, minutes }) => (minutes >= STOP_MINUTES ? limit.stop(work[load]) : limit.rest(work[load], minutes)))
    .join(', ');
}
