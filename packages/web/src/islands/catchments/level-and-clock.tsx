import { reservoirMessages } from '@portal/content/messages/reservoir-messages';
import { useState } from 'react';
import parts from './catchments.module.css';
import { ClockPart } from './clock-part.tsx';
import type { DeskProps } from './desk-props.ts';
import type { FlowForecast } from './flow-shapes.ts';
import { LevelPart } from './level-part.tsx';

interface LevelAndClockProps extends DeskProps {
  readonly forecast: FlowForecast;
  readonly onTry: (releases: readonly number[]) => Promise<void>;
}

/** The level and the clock of the procedure: one tried release redraws both. */
export function LevelAndClock({ forecast: { level, clock }, onTry, ...props }: LevelAndClockProps) {
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
