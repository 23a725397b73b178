import { agricultureMessages } from '@portal/content/messages/agriculture-messages';
import { farmPagesMessages } from '@portal/content/messages/farm-pages-messages';
import { CROP_IDS } from '@portal/domain/agriculture/crop';
import type { FarmView } from '#components/agriculture/farm-view.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';

/** What a visitor who never said grows. */
const USUAL_CROP = 'rice';

/** Words, value style and crop of a request: the crop of the address, else the one that was kept. */
export function toFarmView(request: PageRequest): FarmView {
  const { language, query, settings } = request;
  return {
    ...toPageView(request),
    farm: farmPagesMessages[language],
    agriculture: agricultureMessages[language],
    crop: CROP_IDS.find((id) => id === query.crop) ?? settings.crop ?? USUAL_CROP,
  };
}
