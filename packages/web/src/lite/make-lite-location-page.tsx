import type { WeatherMessages } from '@portal/content/messages/weather';
import type { CallApi } from '@portal/contract/call-api';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { StormHereReply } from '@portal/contract/endpoints/storm-here';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { ReactNode } from 'react';
import { weighDemo } from '#components/weather/freshness.ts';
import type { PageView } from '#components/weather/page-view.ts';
import type { Section } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { loadLocation } from '#pages/weather/load-location.ts';
import type { PageSentence } from '#pages/weather/load-sentence.ts';
import { listSpanLinks, toLocationHead } from '#pages/weather/location-head.ts';
import { markWorth, readOwnCostLoss } from '#pages/weather/own-cost-loss.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import { type LitePage, toLitePath } from './lite-page.ts';
import { LiteWarnings } from './lite-parts.tsx';

interface LiteFrameProps {
  readonly request: PageRequest;
  readonly located: LocatedPlace;
  readonly view: PageView;
  /** All sections of the page, for credits. */
  readonly sections: readonly Section<{ readonly issued: Issued }>[];
  readonly storm: Section<StormHereReply>;
  readonly children: ReactNode;
}

function Notes({ located, sections, view: { words } }: Pick<LiteFrameProps, 'located' | 'sections' | 'view'>) {
  const shares = sections.flatMap((section) => (section.ok ? [weighDemo(section.reply.issued)] : []));
  const isAll = shares.length > 0 && shares.every((share) => share === 'all');
  return (
    <>
      {located.note === null ? null : <p>{located.note}</p>}
      {shares.every((share) => share === 'none') ? null : (
        <p className="note">{`${words.demo}. ${isAll ? words.demoLong : words.demoMixed}`}</p>
      )}
    </>
  );
}

/** Common parts of lite pages of a place: name, notices, spans. */
function LiteFrame({ request, located, view, sections, storm, children }: LiteFrameProps) {
  const { main, secondary } = located.place.displayName;
  const spans = listSpanLinks(request, located, view.words, storm);
  return (
    <>
      <h1>{secondary === '' ? main : `${main}, ${secondary}`}</h1>
      <Notes located={located} sections={sections} view={view} />
      {children}
      <nav aria-label={view.words.spans.label}>
        <ul>
          {spans.map(({ name, path, current }) => (
            <li key={path}>
              <a href={toLitePath(path)} aria-current={current ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Input of a span once its place is known. */
interface LiteAsk {
  readonly located: LocatedPlace;
  readonly request: PageRequest;
  readonly view: PageView;
  readonly call: CallApi;
  readonly warnings: readonly OfficialWarning[];
  readonly storm: Section<StormHereReply>;
  readonly name: string;
}

/** Content of a span. */
interface LiteContent {
  readonly sections: readonly Section<{ readonly issued: Issued }>[];
  /** Kind of forecast, for the title. */
  readonly type: string;
  readonly description: string;
  /** Lead of the page, also its description. */
  readonly sentence: PageSentence;
  readonly body: ReactNode;
}

/** Creates a lite page of a place from the data and content of its span. */
export function makeLiteLocationPage(load: (ask: LiteAsk, words: WeatherMessages) => Promise<LiteContent>): LitePage {
  return async (request, call) => {
    const place = await loadLocation(request, call, true);
    if (place.kind === 'outcome') return place;
    const { located, warnings, storm } = place;
    const { view } = markWorth(toPageView(request), readOwnCostLoss(request), warnings);
    const { words } = view;
    const name = located.place.displayName.main;
    const { sections, type, description, sentence, body } = await load(
      { located, request, view, call, name, warnings, storm },
      words,
    );
    return {
      kind: 'lite',
      head: toLocationHead({ request, located, type, description, sentence, breadcrumb: words.breadcrumb }),
      body: (
        <>
          <LiteWarnings warnings={warnings} language={request.language} nowAt={view.nowAt} />
          <LiteFrame request={request} located={located} view={view} sections={sections} storm={storm}>
            {sentence.text === null ? null : <p>{sentence.text}</p>}
            {body}
          </LiteFrame>
        </>
      ),
    };
  };
}
