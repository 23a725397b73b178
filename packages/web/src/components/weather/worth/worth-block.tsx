import { worthMessages } from '@portal/content/messages/worth-messages';
import { formatDong } from '@portal/content/products/plan-words';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { type CostLoss, findActPercent } from '@portal/domain/decision/cost-loss';
import type { ReactNode } from 'react';
import { OwnFiguresForm } from '#components/ui/own-figures-form.tsx';
import block from '#components/weather/block.module.css';
import { Block } from '#components/weather/block.tsx';
import { formatPercent } from '#components/weather/format-values.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import { LeadSentence } from '#components/weather/lead-sentence.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { isWorth } from './chance.tsx';
import styles from './worth.module.css';

/** Cost and loss: as typed in the address, else as stored on the device. */
export interface OwnCostLoss {
  readonly costLoss: CostLoss | null;
  /** What the fields show. */
  readonly typed: { readonly cost: string; readonly loss: string };
  readonly mistake: { readonly field: keyof CostLoss; readonly reason: 'number' | 'notWorth' } | null;
}

/** Longest text that a field shows again. */
export const LONGEST_AMOUNT = 15;

/** Hours or days with their chances, %, in order; or tomorrow alone. */
export interface ChanceSpan {
  readonly unit: 'hours' | 'days' | 'tomorrow';
  readonly items: readonly { readonly name: string; readonly chance: number | null }[];
}

/** Which hours or days reach the reader's limit. Null where no chance is known. */
function describeWorth({ unit, items }: ChanceSpan, limitPercent: number, view: PageView): string | null {
  const words = worthMessages[view.style.language];
  const known = items.filter(({ chance }) => chance !== null);
  const reached = known.filter(({ chance }) => isWorth(chance, { ...view, worthFrom: limitPercent }));
  const [first = known[0]] = reached;
  if (first === undefined) return null;
  const limit = formatPercent(limitPercent, view.style);
  const chance = formatPercent(first.chance, view.style);
  if (unit === 'tomorrow') return words.tomorrow({ chance, limit }, reached.length > 0);
  const counted = { of: known.length, unit, limit };
  return reached.length === 0
    ? words.unreached(counted)
    : words.reached({ ...counted, count: reached.length, first: first.name, chance });
}

interface WorthBlockProps {
  readonly own: OwnCostLoss;
  readonly span: ChanceSpan;
  readonly issued: Issued;
  /** An official warning comes first: nothing is weighed. */
  readonly isWarned: boolean;
  readonly view: PageView;
}

/** Whether protecting against rain pays, by the reader's own cost and loss, and the form for them: a line without any. */
export function WorthBlock({ own, span, issued, isWarned, view }: WorthBlockProps) {
  const { language } = view.style;
  const words = worthMessages[language];
  const { costLoss, typed, mistake } = own;
  const limit = costLoss === null ? null : findActPercent(costLoss);
  const dong = (amount: number): string => formatDong(amount, language);
  const basis =
    costLoss === null || limit === null
      ? words.lead
      : words.basis(dong(costLoss.cost), dong(costLoss.loss), formatPercent(limit, view.style));
  const form = (title: ReactNode) => (
    <OwnFiguresForm
      title={title}
      path={view.path}
      anchor="worth"
      figures={(['cost', 'loss'] as const).map((field) => ({
        parameter: field,
        label: words.labels[field],
        inputMode: 'numeric',
        maxLength: LONGEST_AMOUNT,
        typed: typed[field],
        mistake: mistake?.field === field ? words.mistakes[mistake.reason] : null,
      }))}
      isStored={costLoss !== null}
      words={{ ...words, note: `${basis} ${words.note}` }}
    />
  );
  if (limit === null) {
    const title = (
      <h2 id="worth" className={block.title}>
        {words.title}
      </h2>
    );
    return (
      <section className={`${block.block} ${styles.folded}`} aria-labelledby="worth">
        {form(title)}
      </section>
    );
  }
  return (
    <Block id="worth" title={words.title} aside={<FreshnessLine issued={issued} view={view} />}>
      <LeadSentence text={isWarned ? words.warned : describeWorth(span, limit, view)} />
      {form(words.change)}
    </Block>
  );
}
