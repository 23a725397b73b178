import type { BilingualPage } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { ELECTRONICS } from './electronics.table.ts';
import { FASHION } from './fashion.table.ts';
import { MINING } from './mining.table.ts';
import { OFFSHORE_WIND } from './offshore-wind.table.ts';
import { OIL_GAS } from './oil-gas.table.ts';
import { RETAIL } from './retail.table.ts';
import { TOURISM_EVENTS } from './tourism-events.table.ts';
import { TRANSPORT } from './transport.table.ts';

export const INDUSTRY_PAGES = {
  'industry:dien-gio': OFFSHORE_WIND,
  'industry:dau-khi': OIL_GAS,
  'industry:khai-khoang': MINING,
  'industry:du-lich-su-kien': TOURISM_EVENTS,
  'industry:van-tai': TRANSPORT,
  'industry:dien-tu-dien-lanh': ELECTRONICS,
  'industry:thuong-mai-ban-le': RETAIL,
  'industry:may-mac-thoi-trang': FASHION,
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
