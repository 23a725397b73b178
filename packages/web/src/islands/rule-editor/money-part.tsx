import { rulePreviewMessages } from '@portal/content/messages/rule-preview-messages';
import { formatDong } from '@portal/content/products/plan-words';
import { type CostLoss, findActPercent } from '@portal/domain/decision/cost-loss';
import { type CSSProperties, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { findStoredCosts } from '#islands/visitor/stored-costs.ts';
import { Switch } from './controls.tsx';
import type { Editor } from './editor.ts';
import { countPast } from './rule-levels.ts';
import styles from './rule-preview.module.css';

/** Amounts until the reader has any: covering a yard, and the goods in it. */
const SAMPLE_COSTS: CostLoss = { cost: 50_000, loss: 500_000 };

const DEFAULT_CHANCE = 60;

interface SumProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Sum({ label, value, onChange }: SumProps) {
  return (
    <Field label={label} className={styles.sum}>
      <input
        type="text"
        inputMode="numeric"
        value={value === 0 ? '' : value.toLocaleString('vi-VN')}
        onChange={(event) => onChange(Number(event.target.value.replace(/\D/g, '').slice(0, 12)))}
      />
    </Field>
  );
}

/** Cost of 30 days with and without the rule. */
function Balance({ editor, money }: { readonly editor: Editor; readonly money: CostLoss }) {
  const { draft, preview, language } = editor;
  const words = rulePreviewMessages[language].money;
  if (preview.value === null || preview.value.past.events.length === 0) return null;
  const { messages, right, missed } = countPast({ ...draft.rule, costLoss: money }, preview.value.past.events);
  const dong = (amount: number) => formatDong(amount, language);
  return (
    <p className={styles.note}>
      {words.withRule(messages, dong(money.cost), dong(messages * money.cost), dong(right * money.loss))}{' '}
      {missed > 0 && words.stillLost(missed, dong(missed * money.loss))}{' '}
      {words.without(dong((right + missed) * money.loss))}
    </p>
  );
}

/** Cost and loss, which replace the chance. */
export function MoneyPart({ editor }: { readonly editor: Editor }) {
  const { draft, language, change } = editor;
  const words = rulePreviewMessages[language].money;
  const { costLoss } = draft.rule;
  const [money, setMoney] = useState(() => costLoss ?? findStoredCosts() ?? SAMPLE_COSTS);
  const isOn = costLoss !== null;
  const isEmpty = money.cost === 0 || money.loss === 0;
  const isWorth = !isEmpty && money.cost < money.loss;
  const percent = isWorth ? findActPercent(money) : 0;
  const written = `${percent}%`;
  const pay = (next: CostLoss): void => {
    setMoney(next);
    if (isOn) change({ costLoss: next });
  };
  return (
    <section className="card" aria-labelledby="rule-money">
      <div className={styles.moneyHead}>
        <div>
          <h2 id="rule-money">{words.heading}</h2>
          <p className={styles.note}>{words.lead}</p>
        </div>
        <Switch
          isOn={isOn}
          label=""
          name={words.heading}
          onChange={(on) => change(on ? { costLoss: money, chance: null } : { costLoss: null, chance: DEFAULT_CHANCE })}
        />
      </div>
      <div className={styles.sums}>
        <Sum label={words.cost} value={money.cost} onChange={(cost) => pay({ ...money, cost })} />
        <Sum label={words.loss} value={money.loss} onChange={(loss) => pay({ ...money, loss })} />
      </div>
      <p className={styles.from} role="status">
        {isWorth ? words.from(written) : isEmpty ? words.empty : words.notWorth}
      </p>
      {isWorth && (
        <div className={styles.scale} aria-hidden="true" style={{ '--at': `${percent}%` } as CSSProperties}>
          <b>{words.yours(written)}</b>
          <i />
          <p>
            <span>0</span>
            <span>50</span>
            <span>100%</span>
          </p>
        </div>
      )}
      {isWorth && <Balance editor={editor} money={money} />}
    </section>
  );
}
