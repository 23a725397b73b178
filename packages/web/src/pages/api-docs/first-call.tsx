import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { EndpointReply } from '@portal/contract/endpoint';
import { weatherHours24 } from '@portal/contract/endpoints/weather';
import type { EndpointExample } from '@portal/contract/openapi-examples.table';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Meteogram } from '#components/meteogram/meteogram.tsx';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { Island } from '#islands/island.tsx';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './api-docs-page.module.css';
import { CodeSamples } from './code-samples.tsx';
import type { ExamplePlace } from './example-input.ts';
import { formatReply } from './load-sample-replies.ts';

/** Placeholder for a place name in an address. */
const MARK = 'LOCATION';

interface ExamplePlaceChoiceProps {
  readonly request: PageRequest;
  readonly place: ExamplePlace;
  /** Requested name that is not a place; null otherwise. */
  readonly missed: string | null;
}

/** Place of the examples, with a plain search form that gains suggestions with JavaScript. */
function ExamplePlaceChoice({ request: { language }, place, missed }: ExamplePlaceChoiceProps) {
  const words = apiDocsMessages[language].start;
  const [path = '', query = ''] = toLanguagePath('api-docs', language).split('?');
  const search = new URLSearchParams(query);
  const fixed = Object.fromEntries(search);
  search.set('place', MARK);
  const box = {
    ...makePlaceSearchProps(language),
    action: path,
    fixed,
    placePath: `${path}?${search}`.replace(MARK, '{location}'),
  };
  return (
    <>
      <p>
        {words.placeIs} <strong>{place.name}</strong>.{missed === null ? null : <> {words.missed(missed)}</>}
      </p>
      <Island name="place-search" wake="interaction" component={PlaceSearch} props={box} />
    </>
  );
}

/** Chart units are those of the API, whatever the reader's settings. */
function toApiView({ language, now, path }: PageRequest): PageView {
  return {
    words: getWeatherMessages(language),
    style: { language, temperatureUnit: 'C', windUnit: 'ms' },
    nowAt: formatMoment(now),
    path,
  };
}

type HoursReply = EndpointReply<typeof weatherHours24>;

/** Reply of the first call as a chart of the place pages. */
function DrawnReply({ reply, view }: { readonly reply: HoursReply; readonly view: PageView }) {
  const { hours, place, issued } = reply;
  return (
    <>
      <p className={styles.quiet}>
        <FreshnessLine issued={issued} view={view} />
      </p>
      <Meteogram hours={hours} point={place} title={view.words.charts.day.title} view={view} />
    </>
  );
}

/** Reply as text in a scrollable box. */
function ReplyText({ reply, language }: { readonly reply: HoursReply; readonly language: Language }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard
    <section className={styles.reply} tabIndex={0} aria-label={apiDocsMessages[language].start.reply}>
      <pre className={styles.body}>{formatReply(reply)}</pre>
    </section>
  );
}

interface FirstCallProps extends ExamplePlaceChoiceProps {
  readonly example: EndpointExample;
  /** Null where the call failed. */
  readonly reply: HoursReply | null;
}

/** One call from place to chart: the page in brief. */
export function FirstCall({ request, place, missed, example, reply }: FirstCallProps) {
  const { language, publicUrl } = request;
  const words = apiDocsMessages[language].start;
  return (
    <section id="start" className={`card stack ${styles.start}`}>
      <h2>{words.title}</h2>
      <h3>{words.choosePlace}</h3>
      <ExamplePlaceChoice request={request} place={place} missed={missed} />
      <h3>{words.makeCall}</h3>
      <CodeSamples id="code" endpoint={weatherHours24} example={example} origin={publicUrl} language={language} />
      {reply === null ? null : (
        <>
          <ReplyText reply={reply} language={language} />
          <h3>{words.drawn}</h3>
          <DrawnReply reply={reply} view={toApiView(request)} />
        </>
      )}
    </section>
  );
}
