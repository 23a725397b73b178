import { routeText } from '@portal/content/messages/route-text';
import { searchMessages } from '@portal/content/messages/search-messages';
import type { Language } from '@portal/domain/language/language';
import { toPath } from '@portal/routes/to-path';
import { FoundPosts } from '#components/news/found-posts.tsx';
import { PlaceList } from '#components/places/place-list.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Island } from '#islands/island.tsx';
import { makePlaceSearchProps } from '#islands/place-search/make-place-search-props.ts';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { parsePage } from '#pages/news/parse-page.ts';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { Page } from '#pages/page.ts';
import { loadPosts } from './load-posts.ts';
import { LONGEST, loadResults, type SearchResults } from './load-results.ts';
import styles from './search-page.module.css';

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
      {none ? <Help language={language} /> : <PlaceList places={places} language={language} />}
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

/** What was typed as a heading repeats it: the whole text stands in the field. */
function toShown(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN).toWellFormed().trimEnd()}…`;
}

/** Further pages show posts only: places are few and stand on the first. */
function toPagePath(text: string, page: number, language: Language): string {
  const path = `${toPath('search', language)}?q=${encodeURIComponent(text)}`;
  return page === 1 ? path : `${path}&page=${page}#posts`;
}

/** `/tim-kiem | /search`: places by name, also the answer of the search form where no script runs. */
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
        <div className={styles.columns}>
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
