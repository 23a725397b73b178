import { BRAND } from '@portal/content/brand';
import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { BASIS, type DataTable } from '../data-table.ts';

export function describeTable({ step, basis, facts }: DataTable) {
  const words = dataOrderMessages[facts.language].file;
  const isDemo = basis.includes(BASIS.demo);
  return {
    title: words.titles[step],
    /** What the values are; a demonstration says that they are invented. */
    comment: isDemo ? words.demo : words.basis,
    source: isDemo
      ? words.demoSource
      : facts.runs.map(({ source, runAt }) => `${source} ${formatMoment(runAt)}`).join('; '),
    licence: facts.credits.join('; '),
    history: `${formatMoment(facts.madeAt)} ${BRAND.name}`,
    references: facts.portal,
    isDemo,
  };
}
