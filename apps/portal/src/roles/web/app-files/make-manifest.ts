import { BRAND } from '@portal/content/brand';
import type { Language } from '@portal/domain/language/language';

/** Pictures of an installed app: file name → how large, and for which use. */
export const APP_ICONS = {
  'icon-192.png': { size: 192, purpose: 'any' },
  'icon-512.png': { size: 512, purpose: 'any' },
  'maskable-512.png': { size: 512, purpose: 'maskable' },
  'apple-touch-icon.png': { size: 180, purpose: 'maskable' },
} as const;

export type AppIconName = keyof typeof APP_ICONS;

const INSTALLED: readonly AppIconName[] = ['icon-192.png', 'icon-512.png', 'maskable-512.png'];

/** What a browser must know to install the portal as an app. */
export function makeManifest(language: Language): object {
  return {
    id: '/',
    name: `${BRAND.name} – ${BRAND.slogan[language]}`,
    short_name: BRAND.name,
    description: BRAND.slogan[language],
    lang: language,
    dir: 'ltr',
    start_url: language === 'en' ? '/?lang=en' : '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f5f5f5',
    theme_color: '#ffffff',
    categories: ['weather'],
    icons: INSTALLED.map((name) => {
      const { size, purpose } = APP_ICONS[name];
      return { src: `/icons/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
    }),
  };
}
