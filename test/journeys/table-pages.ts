import { BRAND } from '@portal/content/brand';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { ROUTES } from '@portal/routes/route.table';

/** One page of the route table in one language. */
export interface TablePage {
  readonly row: (typeof ROUTES)[number];
  readonly language: Language;
  readonly path: string;
}

export const SAMPLE = {
  location: 'da-lat-lam-dong',
  days: '7',
  brand: BRAND.slug,
  id: '019ec0de-0000-7000-8000-0123456789ab',
  code: 'kq3mt8vxw1zrb6yn0pld7a',
} as const;
/** The page of the sea is one of coasts. */
const ON_THE_COAST = { ...SAMPLE, location: 'nha-trang-khanh-hoa' } as const;
const LANGUAGES = ['vi', 'en'] as const;

/** Rows that only redirect, and rows whose pages depend on existing posts, storms and records. */
const WITHOUT_A_PAGE = /-root$|^article$|^hydromet-bulletin$|^storm$|^weather-record$|^expert-bulletin$/;

/** Every page of the route table, in both languages; pages of a place for Đà Lạt, that of the sea for Nha Trang. */
export function listTablePages(): TablePage[] {
  return ROUTES.filter(({ id }) => !WITHOUT_A_PAGE.test(id)).flatMap((row) =>
    LANGUAGES.map((language) => {
      const parameters = row.id === 'weather:sea' ? ON_THE_COAST : SAMPLE;
      return { row, language, path: toLanguagePath(row.id, language, parameters) };
    }),
  );
}
