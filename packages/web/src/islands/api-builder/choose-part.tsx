import type { BuilderWords } from '@portal/content/messages/api-product-messages';
import { Field } from '#components/ui/field.tsx';
import styles from './api-builder.module.css';
import { MOST_HOURS } from './build-call.ts';
import type { ApiBuilderProps, BuilderCall, BuilderState } from './builder-shape.ts';

interface KindChoiceProps {
  readonly calls: readonly BuilderCall[];
  readonly chosen: string;
  readonly words: BuilderWords;
}

function KindOptions({ calls, words }: Omit<KindChoiceProps, 'chosen'>) {
  return calls.map(({ id, name, needsKey, firstPlan }) => (
    <option key={id} value={id}>
      {needsKey ? `${name} (${firstPlan ?? words.needsKey})` : name}
    </option>
  ));
}

/** Choice of call: common ones first. */
export function KindChoice({ calls, chosen, words }: KindChoiceProps) {
  return (
    <Field label={words.kind} className={styles.field}>
      <select name="call" defaultValue={chosen}>
        <KindOptions calls={calls.filter(({ isMinor }) => !isMinor)} words={words} />
        <optgroup label={words.moreKinds}>
          <KindOptions calls={calls.filter(({ isMinor }) => isMinor)} words={words} />
        </optgroup>
      </select>
    </Field>
  );
}

/** Number of most-requested hourly fields shown first. */
const DEFAULT_VARIABLES = 8;

interface VariableChoiceProps extends Pick<ApiBuilderProps, 'variables' | 'fields' | 'words'> {
  readonly chosen: readonly string[];
}

function VariableTicks({ variables, fields, chosen }: Omit<VariableChoiceProps, 'words'>) {
  return (
    <div className={styles.ticks}>
      {variables.map((name) => (
        <label key={name}>
          <input type="checkbox" name="variables" value={name} defaultChecked={chosen.includes(name)} />
          <span>
            {fields[name]?.label ?? name} <small>{fields[name]?.unit}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

function VariableChoice({ variables, words, ...props }: VariableChoiceProps) {
  const [common, others] = [variables.slice(0, DEFAULT_VARIABLES), variables.slice(DEFAULT_VARIABLES)];
  return (
    <fieldset className={styles.group}>
      <legend>{words.variables}</legend>
      <VariableTicks variables={common} {...props} />
      <details open={others.some((name) => props.chosen.includes(name))}>
        <summary>{words.moreVariables}</summary>
        <VariableTicks variables={others} {...props} />
      </details>
    </fieldset>
  );
}

interface SpanChoiceProps extends Pick<ApiBuilderProps, 'variables' | 'fields' | 'words'> {
  readonly call: BuilderCall;
  readonly state: BuilderState;
}

/** Options of the call besides its place: hours or days, fields, format, language. */
export function SpanChoice({ call, state, variables, fields, words }: SpanChoiceProps) {
  const formats = ['json', ...call.formats] as const;
  return (
    <details>
      <summary>{words.options}</summary>
      <div className={`stack ${styles.options}`}>
        {call.hasHours ? (
          <Field label={words.hours} className={styles.field}>
            <input type="number" name="hours" min={1} max={MOST_HOURS} defaultValue={state.hours} />
          </Field>
        ) : null}
        {call.mostDays > 0 ? (
          <Field label={call.isPast ? words.pastDays : words.days} className={styles.field}>
            <input
              type="number"
              name="days"
              min={1}
              max={call.mostDays}
              defaultValue={Math.min(state.days, call.mostDays)}
            />
          </Field>
        ) : null}
        {call.hasVariables ? (
          <VariableChoice variables={variables} fields={fields} words={words} chosen={state.variables} />
        ) : null}
        {formats.length > 1 ? (
          <fieldset className={styles.group}>
            <legend>{words.format}</legend>
            <div className={styles.row}>
              {formats.map((format) => (
                <label key={format}>
                  <input type="radio" name="format" value={format} defaultChecked={format === state.format} />
                  <span>{words.formats[format]}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        {call.hasLanguage ? (
          <Field label={words.reply} className={styles.field}>
            <select name="reply" defaultValue={state.reply}>
              <option value="vi">{words.languages.vi}</option>
              <option value="en">{words.languages.en}</option>
            </select>
          </Field>
        ) : null}
      </div>
    </details>
  );
}
