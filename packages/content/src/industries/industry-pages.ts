import { type BilingualPage, joinLanguages } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { ELECTRONICS as electronicsEn } from './en/electronics.table.ts';
import { FASHION as fashionEn } from './en/fashion.table.ts';
import { MINING as miningEn } from './en/mining.table.ts';
import { OFFSHORE_WIND as offshoreWindEn } from './en/offshore-wind.table.ts';
import { OIL_GAS as oilGasEn } from './en/oil-gas.table.ts';
import { RETAIL as retailEn } from './en/retail.table.ts';
import { TOURISM_EVENTS as tourismEventsEn } from './en/tourism-events.table.ts';
import { TRANSPORT as transportEn } from './en/transport.table.ts';
import { ELECTRONICS as electronicsVi } from './vi/electronics.table.ts';
import { FASHION as fashionVi } from './vi/fashion.table.ts';
import { MINING as miningVi } from './vi/mining.table.ts';
import { OFFSHORE_WIND as offshoreWindVi } from './vi/offshore-wind.table.ts';
import { OIL_GAS as oilGasVi } from './vi/oil-gas.table.ts';
import { RETAIL as retailVi } from './vi/retail.table.ts';
import { TOURISM_EVENTS as tourismEventsVi } from './vi/tourism-events.table.ts';
import { TRANSPORT as transportVi } from './vi/transport.table.ts';

/** The industry pages by their route. */
export const INDUSTRY_PAGES = {
  'industry:dien-gio': joinLanguages(offshoreWindVi, offshoreWindEn),
  'industry:dau-khi': joinLanguages(oilGasVi, oilGasEn),
  'industry:khai-khoang': joinLanguages(miningVi, miningEn),
  'industry:du-lich-su-kien': joinLanguages(tourismEventsVi, tourismEventsEn),
  'industry:van-tai': joinLanguages(transportVi, transportEn),
  'industry:dien-tu-dien-lanh': joinLanguages(electronicsVi, electronicsEn),
  'industry:thuong-mai-ban-le': joinLanguages(retailVi, retailEn),
  'industry:may-mac-thoi-trang': joinLanguages(fashionVi, fashionEn),
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
