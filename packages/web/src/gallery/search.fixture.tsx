import { searchMessages } from '@portal/content/messages/search-messages';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { listLocateWords } from '#components/places/place-words.ts';
import styles from '#islands/place-search/place-search.module.css';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { SuggestionList } from '#islands/place-search/suggestion-list.tsx';
import { showCachedPage } from '#service-worker/show-cached-page.ts';
import { writeOfflinePage } from '#service-worker/write-offline-page.ts';
import type { SampleGroup } from './sample.fixture.ts';

const HUE = { key: 'hue', slug: 'hue', main: 'Huế', about: 'Việt Nam', icon: 'map-pin' } as const;
const DA_LAT = { ...HUE, key: 'da-lat', slug: 'da-lat-lam-dong', main: 'Đà Lạt', about: 'Lâm Đồng' } as const;

/** The search box idle, with offers, searching, and without results. */
export const SEARCH: SampleGroup = {
  component: 'PlaceSearch, SuggestionList, LocateButton',
  list: (language) => {
    const words = searchMessages[language];
    const props = makePlaceSearchProps(language);
    const list = { label: words.suggestions, note: '', active: 0, onChoose: () => undefined };
    const own = [
      { name: props.words.recent, options: [{ ...HUE, icon: 'history' as const }] },
      { name: props.words.saved, options: [{ ...DA_LAT, icon: 'star' as const }] },
    ];
    const said = [
      ['loading', words.searching],
      ['nothing found', props.words.none.replace('{text}', 'xyz')],
      ['no answer', words.failed],
      ...Object.entries(listLocateWords(language)).map(([state, text]) => [`my place: ${state}`, text] as const),
    ] as const;
    return [
      { state: 'at rest, and before its script', drawing: <PlaceSearch {...props} /> },
      { state: 'a text, nothing else', drawing: <PlaceSearch {...props} query="Huế" withLocate={false} /> },
      { state: 'own places', drawing: <Open list={<SuggestionList id="own" groups={own} {...list} />} /> },
      {
        state: 'suggestions, the first chosen',
        drawing: (
          <Open list={<SuggestionList id="found" groups={[{ name: '', options: [DA_LAT, HUE] }]} {...list} />} />
        ),
      },
      ...said.map(([state, text]) => ({ state, drawing: <p role="status">{text}</p> })),
    ];
  },
};

function Open({ list }: { readonly list: ReactNode }) {
  return <div className={`${styles.search} g-open`}>{list}</div>;
}

const PAGE: Readonly<Record<Language, string>> = {
  vi: '<html lang="vi"><head></head><body><header></header><main><p>Hôm nay, ngày mai</p></main></body></html>',
  en: '<html lang="en"><head></head><body><header></header><main><p>Today, tomorrow</p></main></body></html>',
};
const HOUR_MS = 3_600_000;
const MADE_AT = Date.parse('2026-08-03T14:05:00+07:00') / 1000;

const toBody = (html: string) => html.replace(/^[\s\S]*<body[^>]*>|<\/body>[\s\S]*$/g, '');

/** The service worker's offline page. */
export const OFFLINE: SampleGroup = {
  component: 'kept pages, the page without a network',
  list: (language) => {
    const cachedPages = [{ path: '#', title: 'Huế', ageMs: 3 * HOUR_MS }];
    const pages = [
      [
        'a kept page, 9 minutes',
        showCachedPage({ html: PAGE[language], madeAt: MADE_AT, ageMs: 0.15 * HOUR_MS }, 'offline'),
      ],
      [
        'a kept page, 3 hours, slow',
        showCachedPage({ html: PAGE[language], madeAt: MADE_AT, ageMs: 3 * HOUR_MS }, 'slow'),
      ],
      ['nothing kept', writeOfflinePage({ language, why: 'missing', cachedPages: [], style: '' })],
      ['too old, others kept', writeOfflinePage({ language, why: 'tooOld', cachedPages, style: '' })],
    ] as const;
    return pages.map(([state, html]) => ({
      state,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the portal itself, for those who build it
      drawing: <div dangerouslySetInnerHTML={{ __html: toBody(html) }} />,
    }));
  },
};
