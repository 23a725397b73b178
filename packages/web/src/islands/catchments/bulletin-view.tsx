import { catchmentMessages } from '@portal/content/messages/catchment-messages';
import { hydroBulletinMessages } from '@portal/content/messages/hydro-bulletin-messages';
import type { BulletinSection, ShownBulletin } from '@portal/contract/own/catchment-forecasts';
import { useState } from 'react';
import type { ValueStyle } from '#components/weather/format-values.ts';
import styles from './bulletins.module.css';
import { type BulletinFormat, saveBulletinFile } from './call-bulletins.ts';
import parts from './catchments.module.css';
import { FlowChart } from './flow-chart.tsx';
import { HoursChart } from './hours-chart.tsx';
import { SectionTable } from './section-table.tsx';

interface ViewProps {
  readonly catchmentId: string;
  readonly bulletin: ShownBulletin;
  readonly style: ValueStyle;
}

function Files({ catchmentId, bulletin, style }: ViewProps) {
  const { list } = hydroBulletinMessages[style.language];
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  async function save(format: BulletinFormat): Promise<void> {
    setState('busy');
    const { number, text } = bulletin;
    const ask = { id: catchmentId, number, format, language: style.language, name: text.fileName };
    setState((await saveBulletinFile(ask)) ? 'ready' : 'failed');
  }
  return (
    <div className={`${parts.row} ${parts.noPrint}`}>
      {(['pdf', 'xlsx', 'csv'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className={parts.plain}
          disabled={state === 'busy'}
          onClick={() => void save(format)}
        >
          {list[format]}
        </button>
      ))}
      <button type="button" className={parts.plain} onClick={() => print()}>
        {list.print}
      </button>
      <p role="status" className={parts.wrong}>
        {state === 'failed' ? list.failed : ''}
      </p>
    </div>
  );
}

function Head(props: ViewProps) {
  const { title, subtitle, notices, lead } = props.bulletin.text;
  const { list } = hydroBulletinMessages[props.style.language];
  return (
    <section className={`card ${parts.stack}`} aria-labelledby="bulletin">
      <div>
        <h1 id="bulletin">{title}</h1>
        <p className={parts.dim}>{subtitle}</p>
      </div>
      {notices.length > 0 && (
        <div className={styles.notices}>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      )}
      <p className={parts.sentence}>{lead}</p>
      <Files {...props} />
      <p className={`${parts.note} ${parts.noPrint}`}>{list.frozen}</p>
    </section>
  );
}

/** A section by its id, with an optional chart above its table. */
function Part({ id, bulletin, style }: Omit<ViewProps, 'catchmentId'> & { readonly id: BulletinSection['id'] }) {
  const section = bulletin.text.sections.find((part) => part.id === id);
  if (section === undefined) return null;
  const { forecast, rain } = bulletin;
  return (
    <section className={`card ${parts.stack}`} aria-labelledby={`bulletin-${id}`}>
      <h2 id={`bulletin-${id}`}>{section.heading}</h2>
      {id === 'flow' && forecast.state === 'ready' && (
        <FlowChart
          forecast={forecast}
          rain={{ ...rain, map: null }}
          words={catchmentMessages[style.language]}
          style={style}
        />
      )}
      <SectionTable section={section} style={style} />
    </section>
  );
}

/** A bulletin as issued; prints on A4 in black and white. */
export function BulletinView(props: ViewProps) {
  const { bulletin, style } = props;
  const words = hydroBulletinMessages[style.language];
  const { facts, advice } = bulletin.text;
  const rain = { ...bulletin.rain, map: null };
  return (
    <>
      <Head {...props} />
      <div className={parts.columns}>
        <Part {...props} id="sums" />
        <Part {...props} id="days" />
      </div>
      <HoursChart rain={rain} words={catchmentMessages[style.language]} style={style} />
      <div className={parts.columns}>
        <Part {...props} id="flow" />
        <Part {...props} id="level" />
      </div>
      <Part {...props} id="clock" />
      <Part {...props} id="score" />
      <section className={`card ${parts.stack}`} aria-labelledby="bulletin-facts">
        <h2 id="bulletin-facts">{words.facts.heading}</h2>
        <dl className={`stack ${styles.facts}`}>
          {facts.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} =`}>{value}</dd>])}
        </dl>
        <p className={parts.note}>{advice}</p>
        <p className={styles.sign} aria-hidden="true">
          <span>{words.sign.made}</span>
          <span>{words.sign.chief}</span>
          <span>{words.sign.received}: …………</span>
        </p>
      </section>
    </>
  );
}
