import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import creditLinesStyles from './credit-lines.module.css';
import { formatClock } from './format-values.ts';
import { describeFreshness, describeStaleness, weighDemo } from './freshness.ts';
import styles from './freshness-line.module.css';
import type { PageView } from './page-view.ts';
import type { Section } from './section.ts';

/** Time and source of a block, and whether it is stale or demo. The page's head says at length what demo means. */
export function FreshnessLine({ issued, view }: { readonly issued: Issued; readonly view: PageView }) {
  const { words } = view;
  const line = describeFreshness(issued, view);
  const stale = describeStaleness(issued, view);
  const demo = weighDemo(issued);
  return (
    <span className={styles.line}>
      {line === null ? null : <span>{line}</span>}
      {demo === 'none' ? null : <span className={styles.demo}>{demo === 'all' ? words.demo : words.demoPartly}</span>}
      {stale === null ? null : <span className={styles.stale}>{stale}</span>}
    </span>
  );
}

interface CreditLinesProps {
  readonly sections: readonly Section<{ readonly issued: Issued }>[];
  readonly view: PageView;
}

/** Credit and licence of the sources that a page shows values of, in the sources' own words, which are English. */
export function CreditLines({ sections, view }: CreditLinesProps) {
  const credits = [...new Set(sections.flatMap((section) => (section.ok ? section.reply.issued.credits : [])))];
  if (credits.length === 0) return null;
  return (
    <p className={creditLinesStyles.credits}>
      {view.words.credits}{' '}
      {credits.map((credit) => (
        <span key={credit} lang="en">
          {credit}
        </span>
      ))}
    </p>
  );
}

type NowcastReply = EndpointReply<typeof nowcastSteps>;

/** What the rain of the next three hours rests on: the radar of a moment, or the model. */
export function describeBasis({ basis, frameAt, issued }: NowcastReply, { words }: PageView): string {
  const { fromModel, fromRadar, fromRadarAlone } = words.place.nextRain;
  if (basis === 'model') return fromModel;
  return issued.sources.rain === undefined ? fromRadarAlone(formatClock(frameAt)) : fromRadar(formatClock(frameAt));
}
