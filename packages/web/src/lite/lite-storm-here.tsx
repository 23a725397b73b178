import { warningMessages } from '@portal/content/messages/warning-messages';
import type { StormHereReply } from '@portal/contract/endpoints/storm-here';
import { toLanguagePath } from '@portal/routes/counterpart';
import { describeDue, describeZero, listSteps } from '#components/storms/storm-here-steps.ts';
import {
  chooseBlocks,
  describeCentreHere,
  describeGap,
  describeStormHere,
  listShownBlocks,
  nameCentre,
  nameStormHere,
  type StormHereView,
  toStormHereView,
  writeForce,
} from '#components/storms/storm-here-view.ts';
import { nameWhen } from '#components/weather/day-name.ts';
import { formatRain, formatRainNumber, UNKNOWN } from '#components/weather/format-values.ts';
import { findReply } from '#components/weather/section.ts';
import { toLitePath } from './lite-page.ts';
import { LiteSection, LiteTable } from './lite-parts.tsx';
import { makeLiteLocationPage } from './make-lite-location-page.tsx';

interface PartProps {
  readonly reply: StormHereReply;
  readonly view: StormHereView;
}

/** Wind and rain by three hours, T 0, and what to do before it. */
function Coming({ reply, view }: PartProps) {
  const { wind, tasks } = view.here;
  const rows = chooseBlocks(listShownBlocks(reply)).map((block) => [
    nameWhen(block.from, view),
    writeForce(block),
    String(block.gust ?? UNKNOWN),
    formatRainNumber(block.rain, view.style),
  ]);
  return (
    <>
      <LiteTable caption={wind.caption} head={[wind.hour, wind.force, wind.gust, wind.rain]} rows={rows} />
      <p>{`${wind.total}: ${formatRain(reply.rainTotal, view.style)}`}</p>
      <p className="soft">{wind.note}</p>
      <h2>{tasks.title}</h2>
      <p>{describeZero(reply, view)}</p>
      {listSteps(reply, view).map((step) => (
        <section key={step.hours}>
          <h3>
            {[tasks.step(step.hours), describeDue(step, view)].filter((part) => part !== null).join(', ')}
            {step.state === 'running' ? ` · ${tasks.running}` : ''}
          </h3>
          <ul>
            {tasks.items[step.hours].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="soft">{tasks.orders}</p>
    </>
  );
}

function After({ reply, view }: PartProps) {
  const { after } = view.here;
  return (
    <>
      <p>
        <b>{after.lead}</b>
      </p>
      <ul>
        {after.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="soft">{after[reply.afterBasis ?? 'warning']}</p>
    </>
  );
}

function Centres({ reply, view }: PartProps) {
  if (reply.storms.length === 0) return null;
  return (
    <>
      <h2>{view.here.centres.title}</h2>
      <p className="note">
        {view.storms.words.reference} <a href="https://nchmf.gov.vn/">nchmf.gov.vn</a>
      </p>
      {reply.storms.map((storm) => (
        <section key={storm.id}>
          <h3>
            <a href={toLitePath(toLanguagePath('storm', view.style.language, { id: storm.id }))}>
              {nameStormHere(storm, view)}
            </a>
          </h3>
          {storm.centres.map((centre) => (
            <p key={centre.centre}>{`${nameCentre(centre.centre, view)}: ${describeCentreHere(centre, view)}`}</p>
          ))}
          <p>{describeGap(storm, view)}</p>
        </section>
      ))}
    </>
  );
}

function EmergencyCalls({ view }: Pick<PartProps, 'view'>) {
  const { calls } = warningMessages[view.style.language].page;
  return (
    <>
      <h2>{view.storms.words.calls}</h2>
      <p>
        {calls
          .filter(({ number }) => number !== '113')
          .map(({ number, name }) => (
            <span key={number}>
              <a href={`tel:${number}`}>{number}</a>
              {` ${name}. `}
            </span>
          ))}
      </p>
    </>
  );
}

/** A storm at a place, without pictures. */
export const liteStormHerePage = makeLiteLocationPage(async ({ view: base, storm, name }) => {
  const view = toStormHereView(base);
  const reply = findReply(storm);
  return {
    sections: [storm],
    type: view.here.type,
    description: view.here.description(name),
    sentence: {
      text: reply === null ? null : describeStormHere(reply, view),
      isDemo: reply?.issued.demo ?? false,
    },
    body: (
      <>
        <LiteSection title={view.here.wind.title(name)} section={storm} view={view}>
          {(known) => (
            <>
              {known.state === 'after' && <After reply={known} view={view} />}
              {(known.state === 'warning' || known.state === 'approaching') && <Coming reply={known} view={view} />}
              <Centres reply={known} view={view} />
            </>
          )}
        </LiteSection>
        <EmergencyCalls view={view} />
      </>
    ),
  };
});
