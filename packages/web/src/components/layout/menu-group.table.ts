import { ROUTES } from '@portal/routes/route.table';
import type { RouteId } from '@portal/routes/route-id';
import type { IconName } from '#components/ui/icon.tsx';

/** Section of the menu: entries of `MENU` open a group; map and farming are plain links. */
export type MenuSection = 'weather' | 'map' | 'farming' | 'products' | 'industries' | 'solutions' | 'news' | 'about';

type MenuColumnName =
  | 'forecast'
  | 'hourly'
  | 'farming'
  | 'forPeople'
  | 'data'
  | 'byIndustry'
  | 'solutions'
  | 'services'
  | 'topics'
  | 'company'
  | 'about'
  | 'contact';

/** Links below a heading; `hourly` lists cities instead of the route's name. */
export interface MenuColumn {
  readonly name: MenuColumnName;
  readonly links: readonly RouteId[];
}

type MenuEntry =
  | { readonly section: MenuSection; readonly columns: readonly MenuColumn[] }
  | { readonly section: MenuSection; readonly link: RouteId };

/** Pages of a family in the order of the route table, their overview last. */
const listFamily = (family: 'industry' | 'solution' | 'service', overview: RouteId): readonly RouteId[] => [
  ...ROUTES.map(({ id }) => id).filter((id) => id.startsWith(`${family}:`)),
  overview,
];

export const MENU: readonly MenuEntry[] = [
  {
    section: 'weather',
    columns: [
      {
        name: 'forecast',
        links: [
          'home',
          'map',
          'radar',
          'satellite',
          'warnings',
          'storms',
          'going-out',
          'forecast-bulletins',
          'hydromet-bulletins',
        ],
      },
      { name: 'hourly', links: ['weather:hourly'] },
      { name: 'farming', links: ['agri:now', 'agri:hourly', 'agri:tomorrow', 'agri:90-days'] },
    ],
  },
  { section: 'map', link: 'map' },
  { section: 'farming', link: 'agri:now' },
  {
    section: 'products',
    columns: [
      { name: 'forPeople', links: ['happy-rain', 'metplus', 'forecast', 'products'] },
      { name: 'data', links: ['weather-api', 'data-suites', 'weather-pro', 'weather-report'] },
    ],
  },
  {
    section: 'industries',
    columns: [{ name: 'byIndustry', links: listFamily('industry', 'industries') }],
  },
  {
    section: 'solutions',
    columns: [
      { name: 'solutions', links: listFamily('solution', 'solutions') },
      { name: 'services', links: listFamily('service', 'services') },
    ],
  },
  {
    section: 'news',
    columns: [
      {
        name: 'topics',
        links: [
          'news:weather',
          'news:hurricane-news',
          'news:vietnam-climate',
          'news:weather-for-business',
          'news:weather-and-life',
          'news:agriculture-news',
          'news:hydropower',
          'news',
        ],
      },
      { name: 'company', links: ['news:press', 'news:life'] },
    ],
  },
  {
    section: 'about',
    columns: [
      { name: 'about', links: ['about', 'experts', 'partners'] },
      { name: 'contact', links: ['contact', 'recruitment'] },
    ],
  },
];

export const MENU_ICONS: Partial<Record<RouteId, IconName>> = {
  'industry:dien-gio': 'wind',
  'industry:dau-khi': 'fuel',
  'industry:khai-khoang': 'pickaxe',
  'industry:du-lich-su-kien': 'tent-tree',
  'industry:van-tai': 'bus',
  'industry:dien-tu-dien-lanh': 'fan',
  'industry:thuong-mai-ban-le': 'store',
  'industry:may-mac-thoi-trang': 'shirt',
};

/** Offers not available at once: not open yet, or made per client. Links to them carry a label. */
export const MENU_OPENINGS: Readonly<Partial<Record<RouteId, 'coming' | 'onRequest'>>> = {
  'weather-pro': 'onRequest',
};

/** Overview pages of the entries above them in their list. */
export const MENU_OVERVIEWS: ReadonlySet<RouteId> = new Set([
  'products',
  'industries',
  'solutions',
  'services',
  'news',
]);
