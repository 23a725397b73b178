import { type RiceMessages, riceMessages } from '@portal/content/messages/rice-messages';
import type { RiceFieldReply } from '@portal/contract/endpoints/agriculture-schema';
import { RICE_PLANTINGS, type RicePlanting } from '@portal/domain/agriculture/rice-field';
import { RICE_VARIETIES } from '@portal/domain/agriculture/rice-stage.table';
import { DAY_SECONDS, parseDate } from '@portal/domain/time/vietnam-time';
import { Field } from '#components/ui/field.tsx';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/ui/table-roles.ts';
import list from '#components/weather/as-list.module.css';
import { formatDayRange } from '#components/weather/format-spans.ts';
import hints from './farm-hints.module.css';
import { type FarmView, toFarmText } from './farm-view.ts';
import styles from './rice-field.module.css';
import { VerdictChip } from './verdict-chip.tsx';

/** What a grower entered, as far as it is valid; `error` names what is wrong with the day of sowing. */
export interface RiceForm {
  readonly sown: string;
  readonly variety: string;
  readonly planting: RicePlanting;
  readonly error: keyof RiceMessages['errors'] | null;
}

type Risk = RiceFieldReply['risks'][number];

const toDays = (date: string): number => (parseDate(date) ?? 0) / DAY_SECONDS;

/** Stages in proportion, with today and the first days of risks. */
function Timeline({ field, view }: { readonly field: RiceFieldReply; readonly view: FarmView }) {
  const words = riceMessages[view.style.language];
  const first = toDays(field.sown);
  const span = toDays(field.stages.at(-1)?.to ?? field.sown) + 1 - first;
  const toX = (day: number) => (1000 * (day - first)) / span;
  const x = toX(first + field.day + 0.5);
  const stage = field.stages.find((one) => one.stage === field.state)?.name ?? '';
  return (
    <svg
      className={styles.timeline}
      viewBox="0 0 1000 40"
      preserveAspectRatio="none"
      role="img"
      aria-label={words.chart(stage, field.day)}
    >
      {field.stages.map(({ stage: name, from, to }) => (
        <rect
          key={name}
          className={name === field.state ? styles.current : styles.stage}
          x={toX(toDays(from))}
          width={toX(toDays(to) + 1) - toX(toDays(from)) - 3}
          y="10"
          height="22"
        />
      ))}
      {field.risks.map(({ kind, level, from }) => (
        <rect key={kind} className={styles[level]} x={toX(toDays(from))} width="8" y="0" height="10" />
      ))}
      {field.state === 'before' || field.state === 'after' ? null : (
        <path className={styles.today} d={`M${x} 4V40`} vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  );
}

function Stages({ field, view }: { readonly field: RiceFieldReply; readonly view: FarmView }) {
  const words = riceMessages[view.style.language];
  return (
    <table {...TABLE} className={`${list.table} ${styles.stages}`}>
      <caption className="visually-hidden">{words.table}</caption>
      <thead {...ROW_GROUP} className="visually-hidden">
        <tr {...ROW}>
          <th {...COLUMN_HEAD}>{words.stage}</th>
          <th {...COLUMN_HEAD}>{words.dates}</th>
        </tr>
      </thead>
      <tbody {...ROW_GROUP}>
        {field.stages.map(({ stage, name, from, to }) => (
          <tr {...ROW} key={stage} aria-current={stage === field.state ? 'date' : undefined}>
            <th {...ROW_HEAD}>
              {name}
              {stage === field.state ? ` (${words.today})` : ''}
            </th>
            <td {...CELL}>{formatDayRange(from, to, view)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RiskChip({ level, view }: { readonly level: Risk['level']; readonly view: FarmView }) {
  const word = riceMessages[view.style.language].levels[level];
  return <VerdictChip verdict={level === 'red' ? 'avoid' : 'consider'} word={word} view={view} />;
}

/** The stage with the worst risk in a sentence, then the others, stages and dates. */
function FieldAnswer({ field, view }: { readonly field: RiceFieldReply; readonly view: FarmView }) {
  const words = riceMessages[view.style.language];
  const write = (text: string) => preventUnitBreaks(toFarmText(text, view.style));
  const nameBasis = ({ basis }: Risk) => <small>({view.agriculture.bases[basis]})</small>;
  const [worst, ...others] = field.risks;
  return (
    <>
      {worst === undefined ? null : <RiskChip level={worst.level} view={view} />}
      <p className={styles.lead}>
        {write(field.text)} {worst === undefined ? null : nameBasis(worst)}
      </p>
      {field.seasonText === null ? null : <p>{field.seasonText}</p>}
      {others.length === 0 ? null : (
        <>
          <h3>{words.risksTitle}</h3>
          <ul className={hints.hints}>
            {others.map((risk) => (
              <li key={risk.kind}>
                <RiskChip level={risk.level} view={view} />
                <p>
                  {write(risk.text)} {nameBasis(risk)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <Timeline field={field} view={view} />
      <Stages field={field} view={view} />
      <p className={list.note}>{words.margin(field.marginDays)}</p>
    </>
  );
}

function FieldForm({ form, view }: { readonly form: RiceForm; readonly view: FarmView }) {
  const words = riceMessages[view.style.language];
  const mistake = form.error === null ? undefined : 'sown-mistake';
  return (
    <form method="get" action={`${view.path}#field`} className={styles.form}>
      <input type="hidden" name="crop" value="rice" />
      <Field label={words.form.sown}>
        <input
          type="date"
          name="sown"
          required
          defaultValue={form.sown}
          aria-invalid={form.error !== null}
          aria-describedby={mistake}
        />
      </Field>
      <Field label={words.form.variety}>
        <select name="variety" defaultValue={form.variety}>
          {RICE_VARIETIES.map((days) => (
            <option key={days} value={days}>
              {words.form.days(days)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={words.form.planting}>
        <select name="planting" defaultValue={form.planting}>
          {RICE_PLANTINGS.map((planting) => (
            <option key={planting} value={planting}>
              {words.form.plantings[planting]}
            </option>
          ))}
        </select>
      </Field>
      <button type="submit" className="button">
        {words.form.submit}
      </button>
      <p className={list.note}>
        {words.form.note}{' '}
        {form.sown === '' || form.error !== null ? null : (
          <a href={`${view.path}?crop=rice&sown=#field`} rel="nofollow">
            {words.form.remove}
          </a>
        )}
      </p>
      {form.error === null ? null : <FieldMistake id="sown-mistake" sentence={words.errors[form.error]} />}
    </form>
  );
}

interface RiceFieldBlockProps {
  readonly field: RiceFieldReply | null;
  readonly form: RiceForm;
  readonly view: FarmView;
}

/** A field by its day of sowing: the answer, its stages and the form, which works without script. */
export function RiceFieldParts({ field, form, view }: RiceFieldBlockProps) {
  return (
    <>
      {field === null ? <p>{riceMessages[view.style.language].invite}</p> : <FieldAnswer field={field} view={view} />}
      <FieldForm form={form} view={view} />
    </>
  );
}
