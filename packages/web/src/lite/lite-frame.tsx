import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { ReactNode } from 'react';
import { weighDemo } from '#components/weather/freshness.ts';
import type { PageView } from '#components/weather/page-view.ts';
import type { Section } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { listSpanLinks } from '#pages/weather/location-links.ts';
import { toLitePath } from './lite-path.ts';

interface LiteFrameProps {
  readonly request: PageRequest;
  readonly located: LocatedPlace;
  readonly view: PageView;
  /** Everything that the page shows. */
  readonly sections: readonly Section<{ readonly issued: Issued }>[];
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

/** What the light pages of a place have in common: its name, its notes, its spans. */
export function LiteFrame({ request, located, view, sections, children }: LiteFrameProps) {
  const { main, secondary } = located.place.displayName;
  const spans = listSpanLinks(request, located.place.slug ?? '', view.words);
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
