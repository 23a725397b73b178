import type { StormHere, StormHereReply } from '@portal/contract/endpoints/storm-here';
import { toLanguagePath } from '@portal/routes/counterpart';
import {
  describeCentreHere,
  describeGap,
  nameStormHere,
  type StormHereView,
} from '#components/storms/storm-here-view.ts';
import { nameMoment } from '#components/storms/storm-words.ts';
import { Block } from '#components/weather/block.tsx';
import styles from './storm-here.module.css';

/** Where the official bulletins are. */
const OFFICIAL_SITE = 'https://nchmf.gov.vn/';

function OneStorm({ storm, view }: { readonly storm: StormHere; readonly view: StormHereView }) {
  const { words } = view.storms;
  const gap = describeGap(storm, view);
  return (
    <>
      <h3>{nameStormHere(storm, view)}</h3>
      <dl className={styles.centres}>
        {storm.centres.map((centre) => (
          <div key={centre.centre}>
            <dt>
              {words.centres[centre.centre].short}{' '}
              <small>{words.table.issued(nameMoment(centre.issuedAt, view.storms))}</small>
            </dt>
            <dd>{describeCentreHere(centre, view)}</dd>
          </div>
        ))}
      </dl>
      {gap === null ? null : <p className={styles.gap}>{gap}</p>}
      <p>
        <a className="more" href={toLanguagePath('storm', view.style.language, { id: storm.id })}>
          {view.here.centres.track}
        </a>
      </p>
    </>
  );
}

/** What each centre says, apart; where they differ, that they do; never an average. Nothing without a storm. */
export function CentresBlock({ reply, view }: { readonly reply: StormHereReply; readonly view: StormHereView }) {
  if (reply.storms.length === 0) return null;
  return (
    <Block id="centres" title={view.here.centres.title}>
      <p className={styles.reference}>
        {view.storms.words.reference} <a href={OFFICIAL_SITE}>nchmf.gov.vn</a>
      </p>
      {reply.storms.map((storm) => (
        <OneStorm key={storm.id} storm={storm} view={view} />
      ))}
    </Block>
  );
}
