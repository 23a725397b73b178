import type { DecidedActivity } from '@portal/contract/endpoints/decisions';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { ReasonPopover } from '#components/ui/reason-popover.tsx';
import { formatClock } from '#components/weather/format-values.ts';
import type { BoardHour, BoardView } from './board-view.ts';
import { VerdictTag } from './verdict-mark.tsx';

/** Consecutive hours with the same verdict and reason. */
interface BoardSpell {
  readonly first: BoardHour;
  readonly hours: readonly BoardHour[];
}

/** Splits hours where verdict or reason changes. */
export function listBoardSpells(hours: readonly BoardHour[]): readonly BoardSpell[] {
  const spells: { first: BoardHour; hours: BoardHour[] }[] = [];
  for (const hour of hours) {
    const last = spells.at(-1);
    if (last !== undefined && last.first.verdict === hour.verdict && last.first.because === hour.because)
      last.hours.push(hour);
    else spells.push({ first: hour, hours: [hour] });
  }
  return spells;
}

export function formatSpellEnd({ hours }: BoardSpell): string {
  const last = hours.at(-1)?.at ?? '';
  return `${String((Number(last.slice(11, 13)) + 1) % 24).padStart(2, '0')}:00`;
}

interface SpellReasonProps {
  readonly id: string;
  readonly name: DecidedActivity['name'];
  readonly spell: BoardSpell;
  readonly view: BoardView;
}

/** Reason of a spell's verdict, with its highest chance. */
export function SpellReason({ id, name, spell, view }: SpellReasonProps) {
  const { verdict, because, at } = spell.first;
  const chances = spell.hours.flatMap(({ chance }) => chance ?? []);
  return (
    <ReasonPopover
      id={id}
      name={name}
      span={`${formatClock(at)}–${formatSpellEnd(spell)}`}
      verdict={<VerdictTag verdict={verdict} view={view} />}
      reason={preventUnitBreaks(
        chances.length === 0 ? because : `${because} ${view.board.chance(Math.max(...chances))}`,
      )}
    />
  );
}
