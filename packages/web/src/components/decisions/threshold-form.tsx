import type { BoardMessages } from '@portal/content/decisions/board-messages';
import type { decisionMessages } from '@portal/content/decisions/decision-messages';
import { formatDecimal, nameUnit, toCapital } from '@portal/content/decisions/describe-condition';
import { BOARD_WORKS, type BoardQuery, type BoardWork, nameBoardField } from '@portal/domain/decision/board-query';
import type { DecisionCondition } from '@portal/domain/decision/decision-condition';
import {
  DECISION_TEMPLATE_IDS,
  DECISION_TEMPLATES,
  DECISION_TRADES,
} from '@portal/domain/decision/decision-templates.table';
import type { Language } from '@portal/domain/language/language';
import { Field } from '#components/ui/field.tsx';
import styles from './threshold-form.module.css';

interface FormWords {
  readonly language: Language;
  readonly board: BoardMessages;
  readonly decision: (typeof decisionMessages)['vi'];
}

interface EdgeProps extends FormWords {
  readonly name: string;
  readonly value: number | null;
  readonly label: string;
  readonly tone: 'go' | 'consider';
  readonly isMistaken: boolean;
}

/** Editable threshold; may be empty. */
function Edge({ name, value, label, tone, isMistaken, language, board }: EdgeProps) {
  return (
    <>
      <input
        className={styles[tone]}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        aria-label={label}
        aria-invalid={isMistaken ? true : undefined}
        defaultValue={value === null ? '' : formatDecimal(value, language)}
      />
      {isMistaken ? <p role="alert">{board.mistake}</p> : null}
    </>
  );
}

interface ThresholdRowProps extends FormWords {
  readonly condition: DecisionCondition;
  readonly work: number;
  readonly index: number;
  readonly mistakes: readonly string[];
}

function ThresholdRow({ condition, work, index, mistakes, ...words }: ThresholdRowProps) {
  const { board, decision, language } = words;
  const { quantity, compare, threshold, near, hours } = condition;
  const name = toCapital(decision.quantities[quantity]);
  const limit = nameBoardField(work, 'l', index);
  const edge = nameBoardField(work, 'n', index);
  return (
    <tr>
      <th scope="row">
        {name}
        <small>
          {board.directions[compare]}
          {hours > 1 ? decision.forHours(hours) : ''}
        </small>
      </th>
      <td>
        <Edge
          {...words}
          name={edge}
          value={near}
          label={`${name}: ${board.goEdge}`}
          tone="go"
          isMistaken={mistakes.includes(edge)}
        />
      </td>
      <td>
        <Edge
          {...words}
          name={limit}
          value={threshold}
          label={`${name}: ${board.considerEdge}`}
          tone="consider"
          isMistaken={mistakes.includes(limit)}
        />
      </td>
      <td>{nameUnit(quantity, language)}</td>
    </tr>
  );
}

interface WorkFieldsProps extends FormWords {
  readonly work: BoardWork;
  readonly index: number;
  /** Address of the board with the template's default thresholds. */
  readonly sampleHref: string;
}

export function WorkFields({ work, index, sampleHref, ...words }: WorkFieldsProps) {
  const { board, decision } = words;
  const { template, conditions, costLoss, isOwn, mistakes } = work;
  const money = [
    ['c', board.cost, costLoss?.cost],
    ['v', board.loss, costLoss?.loss],
  ] as const;
  return (
    <details className={styles.work} open={index === 0 || isOwn}>
      <summary>
        <b>{decision.templates[template]}</b> <span className={styles.mode}>{isOwn ? board.own : board.sample}</span>
      </summary>
      <input type="hidden" name={nameBoardField(index, 't')} value={template} />
      <div className={styles.wide}>
        <table className={styles.limits}>
          <thead>
            <tr>
              <th scope="col">{board.quantity}</th>
              <th scope="col">{board.goEdge}</th>
              <th scope="col">{board.considerEdge}</th>
              <th scope="col">
                <span className="visually-hidden">{board.unit}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {conditions.map((condition, number) => (
              <ThresholdRow
                key={`${condition.quantity}${condition.compare}`}
                {...words}
                condition={condition}
                work={index}
                index={number}
                mistakes={mistakes}
              />
            ))}
          </tbody>
        </table>
      </div>
      <fieldset className={styles.money}>
        <legend>{board.costLoss}</legend>
        {money.map(([kind, label, value]) => (
          <Field key={kind} label={label}>
            <input
              name={nameBoardField(index, kind)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={13}
              defaultValue={value}
            />
          </Field>
        ))}
        <p>{board.costLossNote}</p>
      </fieldset>
      {isOwn ? <a href={sampleHref}>{board.backToSample}</a> : null}
    </details>
  );
}

interface ChoicesProps extends FormWords {
  readonly query: BoardQuery;
  readonly place: string;
  readonly placeName: string;
}

/** Choice of place and of work, from all templates by industry. */
export function BoardChoices({ query, place, placeName, board, decision }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="trade" value={query.trade} />
      <Field label={board.place}>
        <input
          name="q"
          type="search"
          defaultValue={placeName}
          placeholder={board.placeHint}
          maxLength={80}
          autoComplete="off"
        />
      </Field>
      {Array.from({ length: BOARD_WORKS }, (_, index) => nameBoardField(index, 'w')).map((name, index) => (
        <Field key={name} label={board.work(index + 1)}>
          <select name={name} defaultValue={query.works[index]?.template ?? ''}>
            <option value="">{board.none}</option>
            {DECISION_TRADES.map((trade) => (
              <optgroup key={trade} label={decision.trades[trade]}>
                {DECISION_TEMPLATE_IDS.filter((id) => DECISION_TEMPLATES[id].trade === trade).map((id) => (
                  <option key={id} value={id}>
                    {decision.templates[id]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </Field>
      ))}
    </div>
  );
}
