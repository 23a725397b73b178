import type { CatchmentMessages } from '@portal/content/messages/catchment-messages';
import { writeCredits } from '@portal/content/messages/credit-words';
import { reservoirMessages } from '@portal/content/messages/reservoir-messages';
import type { FlowForecast } from '@portal/contract/own/catchment-forecasts';
import { useEffect, useState } from 'react';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { findToken } from '#islands/session/access-token.ts';
import { BulletinsPart } from './bulletin-list.tsx';
import { type OpenedDesk, openDesk } from './call-catchments.ts';
import parts from './catchments.module.css';
import { ClockPart } from './clock-part.tsx';
import { DeskHead } from './desk-head.tsx';
import type { DeskProps } from './desk-props.ts';
import { FlowPart } from './flow-part.tsx';
import { HoursChart } from './hours-chart.tsx';
import { LevelPart } from './level-part.tsx';
import { LimitsPart } from './limits-part.tsx';
import { RainCellsMap } from './rain-cells-map.tsx';
import { ReservoirPart } from './reservoir-part.tsx';
import { SettingsPart } from './settings-part.tsx';
import { SumsTable } from './sums-table.tsx';
import { useFlow } from './use-flow.ts';

interface LevelAndClockProps extends DeskProps {
  readonly forecast: FlowForecast;
  readonly onTry: (releases: readonly number[]) => Promise<void>;
}

/** Level and procedure timeline: a trial release updates both. */
function LevelAndClock({ forecast: { level, clock }, onTry, ...props }: LevelAndClockProps) {
  const [chosen, setChosen] = useState(0);
  const words = reservoirMessages[props.style.language];
  const selected = level.state === 'ready' && chosen < level.courses.length ? chosen : 0;
  return (
    <div className={parts.columns}>
      <LevelPart {...props} level={level} text={words.level} selected={selected} onSelect={setChosen} onTry={onTry} />
      <ClockPart {...props} level={level} clock={clock} reservoirWords={words} selected={selected} />
    </div>
  );
}

interface DeskPageProps {
  readonly id: string;
  readonly title: string;
  readonly words: CatchmentMessages;
  readonly style: ValueStyle;
}

function DeskParts({ onChanged, ...props }: DeskProps & { readonly onChanged: () => void }) {
  const { catchment, rain, words, style } = props;
  const flow = useFlow(catchment.id, style.language, {
    failed: words.failed,
    fitFailed: words.desk.flow.fitFailed,
  });
  return (
    <>
      <DeskHead {...props} />
      <div className={parts.columns}>
        <RainCellsMap {...props} />
        <SumsTable {...props} />
      </div>
      <HoursChart {...props} />
      <div className={parts.columns}>
        <FlowPart {...props} flow={flow} />
        <LimitsPart {...props} onChanged={onChanged} />
      </div>
      {flow.forecast !== null && <LevelAndClock {...props} forecast={flow.forecast} onTry={flow.tryReleases} />}
      <BulletinsPart catchmentId={catchment.id} style={style} />
      <ReservoirPart {...props} onSaved={() => void flow.load()} />
      <SettingsPart {...props} onChanged={onChanged} />
      {rain.issued.credits.length > 0 && (
        <p className={parts.note}>{writeCredits(rain.issued.credits, style.language)}</p>
      )}
    </>
  );
}

/** Desk of a catchment: rain, amounts, and when limits are reached. */
export function Desk({ id, title, words, style }: DeskPageProps) {
  const [opened, setOpened] = useState<OpenedDesk | null>(null);
  const open = (): void => void openDesk(id).then(setOpened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (findToken() !== null) open();
  }, []);
  if (opened?.kind !== 'ready')
    return (
      <section className="card">
        <h1>{title}</h1>
        <p role="status">{words[opened?.kind ?? 'loading']}</p>
        {opened?.kind === 'failed' && (
          <button type="button" className={parts.plain} onClick={open}>
            {words.retry}
          </button>
        )}
      </section>
    );
  const { catchment, rain } = opened;
  if (rain === null)
    return (
      <>
        <section className={`card ${parts.stack}`}>
          <h1>{catchment.name}</h1>
          <p className={parts.notice}>{catchment.pausedBy === 'plan' ? words.list.paused : words.failed}</p>
        </section>
        <SettingsPart catchment={catchment} words={words} style={style} onChanged={open} />
      </>
    );
  return <DeskParts {...{ catchment, rain, words, style }} onChanged={open} />;
}
