import { CENTRAL_CITIES } from '@portal/content/great-cities.table';
import { routeText } from '@portal/content/messages/route-text';
import { searchMessages } from '@portal/content/messages/search-messages';
import type { CallApi } from '@portal/contract/call-api';
import { type FoundPlace, placesResolve, placesSearch } from '@portal/contract/endpoints/places';
import type { PostPage } from '@portal/contract/endpoints/post-schema';
import { postsSearch } from '@portal/contract/endpoints/posts';
import type { Language } from '@portal/domain/language/language';
import { isStreetLike } from '@portal/domain/place/find-address';
import { foldText, toSlug } from '@portal/domain/place/slug';
import { toPath } from '@portal/routes/to-path';
import { FoundPosts } from '#components/news/found-posts.tsx';
import { PlaceList } from '#components/places/place-list.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Island } from '#islands/island.tsx';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import { parsePage } from '#pages/news/load-news.ts';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { Page } from '#pages/page.ts';
import styles from './search-page.module.css';

const LIMIT = 30;
/** Maximum text length of the search, characters. */
export const LONGEST = 120;

/** Note on streets: `none` unless one was searched and not found. */
type StreetNote = 'none' | 'unknown' | 'notFound' | 'unavailable';

/** Search result: `places` is null if the search failed, `isCut` if the text was truncated. */
interface SearchResults {
  readonly text: string;
  readonly isCut: boolean;
  readonly places: readonly FoundPlace[] | null;
  readonly street: StreetNote;
  /** Matched part of the text, unless the whole; else null. */
  readonly part: string | null;
  /** Without a match: places with the most similar names. */
  readonly similar: readonly FoundPlace[];
}

/** Places for the text; where streets are unknown, a street address yields its ward. */
export async function loadResults(query: string, language: Language, call: CallApi): Promise<SearchResults> {
  const typed = query.normalize('NFC').replace(/\s+/g, ' ').trim();
  const text = typed.slice(0, LONGEST).toWellFormed().trim();
  const isCut = typed.length > LONGEST;
  if (text === '') return { text, isCut, places: [], street: 'none', part: null, similar: [] };
  const result = await call(placesSearch, { query: { q: text, limit: LIMIT, lang: language } });
  if (!result.ok) return { text, isCut, places: null, street: 'none', part: null, similar: [] };
  const { places, streets, part } = result.reply;
  const isAnswered =
    part === null && (!isStreetLike(text) || places.some((place) => place.kind === 'point' || isNameOf(place, text)));
  const similar = places.length > 0 ? [] : await loadSimilar(text, language, call);
  return { text, isCut, places, street: isAnswered ? 'none' : STREET_NOTES[streets], part, similar };
}

const MOST_SIMILAR = 4;

/** Places with the most similar addresses for a text without a match. */
async function loadSimilar(text: string, language: Language, call: CallApi): Promise<readonly FoundPlace[]> {
  const location = toSlug(text);
  if (location === '') return [];
  const result = await call(placesResolve, { query: { location, lang: language } });
  return result.ok && result.reply.outcome === 'unknown' ? result.reply.nearest.slice(0, MOST_SIMILAR) : [];
}

const STREET_NOTES = { off: 'unknown', on: 'notFound', unavailable: 'unavailable' } as const;

/** `Phố Bảng` is a commune, not a street. */
function isNameOf({ name }: FoundPlace, text: string): boolean {
  return foldText(text).startsWith(foldText(name));
}

/** Posts that match; null on failure. */
async function loadPosts(query: string, page: number, language: Language, call: CallApi): Promise<PostPage | null> {
  const text = query.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST).toWellFormed().trim();
  if (text === '') return null;
  const result = await call(postsSearch, { query: { q: text, page, language: language === 'en' ? 'EN' : 'VI' } });
  return result.ok ? result.reply : null;
}

const LONGEST_SHOWN = 50;

interface ResultsProps {
  readonly results: SearchResults;
  readonly language: Language;
}

function Help({ language }: { readonly language: Language }) {
  const words = searchMessages[language];
  return (
    <>
      <h2>{words.helpTitle}</h2>
      <ul className={styles.help}>
        {words.help.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  );
}

function Results({ results, language }: ResultsProps) {
  const words = searchMessages[language];
  const { isCut, places, street } = results;
  const text = toShown(results.text);
  if (text === '') return <Help language={language} />;
  if (places === null) return <p role="alert">{words.unavailable}</p>;
  const none = places.length === 0;
  return (
    <>
      {isCut && <p>{words.cut(LONGEST)}</p>}
      {street !== 'none' && <p>{words.streets[street]}</p>}
      <p>{none ? words.none(text) : describeFound(results, places.length, text, words)}</p>
      {none ? (
        <Missed similar={results.similar} language={language} />
      ) : (
        <PlaceList places={places} language={language} />
      )}
    </>
  );
}

/** Suggestions for a text without a match. */
function Missed({ similar, language }: { readonly similar: readonly FoundPlace[]; readonly language: Language }) {
  const words = searchMessages[language];
  return (
    <>
      {similar.length === 0 ? null : (
        <>
          <h2>{words.similar}</h2>
          <PlaceList places={similar} language={language} />
        </>
      )}
      <h2>{words.popular}</h2>
      <ul className={styles.popular}>
        {CENTRAL_CITIES.map(({ slug, name }) => (
          <li key={slug}>
            <a href={toPath('weather:now', language, { location: slug })}>{name[language]}</a>
          </li>
        ))}
      </ul>
      <Help language={language} />
    </>
  );
}

function describeFound(
  { part, street }: SearchResults,
  count: number,
  text: string,
  words: (typeof searchMessages)[Language],
): string {
  if (part !== null) return words.onlyPart(part);
  return street === 'none' ? words.count(count, text) : words.streetWard;
}

/** The text as shortened for the heading; the field has all of it. */
function toShown(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN).toWellFormed().trimEnd()}…`;
}

/** Later pages show only posts: places are few and on the first. */
function toPagePath(text: string, page: number, language: Language): string {
  const path = `${toPath('search', language)}?q=${encodeURIComponent(text)}`;
  return page === 1 ? path : `${path}&page=${page}#posts`;
}

/** `/tim-kiem | /search`: places by name; also answers the search form without JavaScript. */
export const searchPage: Page = async (request, call) => {
  const { language, query } = request;
  const page = parsePage(query.page);
  if (page === null) return notFoundOutcome(request, call, []);
  const [results, posts] = await Promise.all([
    loadResults(query.q ?? '', language, call),
    loadPosts(query.q ?? '', page, language, call),
  ]);
  if (page > 1 && (posts === null || page > posts.totalPages)) return notFoundOutcome(request, call, []);
  const { title, description } = routeText[language].search;
  const heading = results.text === '' ? title : searchMessages[language].titleFor(toShown(results.text));
  return {
    kind: 'page',
    status: 200,
    head: { title: heading, description, indexable: false },
    body: (
      <Notice heading={heading}>
        <Island
          name="place-search"
          wake="interaction"
          component={PlaceSearch}
          props={makePlaceSearchProps(language, results.text, results.text === '')}
        />
        <div className={`stack ${styles.columns}`}>
          {page === 1 && (
            <div className={styles.results}>
              <Results results={results} language={language} />
            </div>
          )}
          {results.text !== '' && (
            <FoundPosts
              found={posts}
              text={toShown(results.text)}
              language={language}
              toPagePath={(number) => toPagePath(results.text, number, language)}
            />
          )}
        </div>
      </Notice>
    ),
  };
};
