import type { ClimateClass } from '@portal/domain/climate/climate-bulletin';
import type { LikelyTercile, MonthOutlook, RegionOutlook } from '@portal/domain/climate/seasonal-outlook';
import type { Language } from '@portal/domain/language/language';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { climateMessages } from '../messages/climate-messages.ts';
import { nameArea, nameMonthYear } from './climate-names.ts';

const CLASSES = ['above', 'near', 'below'] as const satisfies readonly ClimateClass[];

const nameMonth = (month: string, language: Language): string => nameMonthYear(parseDate(`${month}-01`) ?? 0, language);

function describeMonth({ month, regions }: MonthOutlook, language: Language): string[] {
  const words = climateMessages[language].seasonal;
  const list = (quantity: 'temperature' | 'rain', read: (region: RegionOutlook) => LikelyTercile | null): string[] =>
    CLASSES.flatMap((wanted) => {
      const names = regions.flatMap((one) => {
        const likely = read(one);
        return likely?.tercile === wanted ? [words.place(nameArea(one.region, language), likely.percent)] : [];
      });
      return names.length === 0 ? [] : [words[quantity][wanted](names.join(', '))];
    });
  const parts = [...list('temperature', ({ temperature }) => temperature), ...list('rain', ({ rain }) => rain)];
  return parts.length === 0 ? [] : [words.month(nameMonth(month, language), parts.join('; '))];
}

/**
 * A seasonal forecast in sentences: one for each month in which something stands out, then model, month of issue and
 * meaning. Empty where nothing stands out.
 */
export function describeSeasonal(
  { issueMonth, months }: { readonly issueMonth: string; readonly months: readonly MonthOutlook[] },
  language: Language,
): string[] {
  const sentences = months.flatMap((month) => describeMonth(month, language));
  if (sentences.length === 0) return [];
  return [...sentences, climateMessages[language].seasonal.source(nameMonth(issueMonth, language))];
}
