import { CROP_IDS } from '@portal/domain/agriculture/crop';
import type { PageAddress } from './page-address.ts';
import { writeSettingsCookie } from './page-settings.ts';

/** Cookie for a choice in a URL: `?view=` of the hours, `?crop=` of farming; null without a new choice. */
export function findChoiceCookie({ query, visitor }: Pick<PageAddress, 'query' | 'visitor'>): string | null {
  const { settings, language } = visitor;
  const view = query.view === 'chart' || query.view === 'table' ? query.view : settings.forecastView;
  const crop = CROP_IDS.find((id) => id === query.crop) ?? settings.crop;
  if (view === settings.forecastView && crop === settings.crop) return null;
  return writeSettingsCookie({
    settings: { ...settings, forecastView: view, ...(crop === undefined ? {} : { crop }) },
    language,
  });
}
