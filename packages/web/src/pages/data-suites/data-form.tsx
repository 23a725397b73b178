import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { dataSuiteMessages } from '@portal/content/messages/data-suite-messages';
import { type DataQuery, nameDataField } from '@portal/domain/data-order/data-query';
import { MOST_DATA_PLACES } from '@portal/domain/data-order/data-request';
import { DATA_FORMATS, DATA_VARIABLES, type DataVariableName } from '@portal/domain/data-order/data-variable.table';
import type { Language } from '@portal/domain/language/language';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { FieldMistake } from '#components/ui/field-mistake.tsx';
import type { TypedPlace } from '#pages/content/find-typed-place.ts';
import styles from './data-suite.module.css';

interface FormProps {
  readonly language: Language;
  readonly query: DataQuery;
  readonly place: TypedPlace;
}

/** Error of a date as a sentence; nothing if valid. */
function findMistake({ query, language }: FormProps, field: 'from' | 'to'): string | undefined {
  const found = query.faults.find((fault) => fault.field === field);
  const words = dataOrderMessages[language].faults;
  if (found === undefined) return undefined;
  if (found.fault === 'day' || found.fault === 'order') return words[found.fault];
  return found.fault === 'tooLong' ? words.tooLong(found.limit) : words[found.fault](formatDate(found.limit));
}

function DayField({ field, ...props }: FormProps & { readonly field: 'from' | 'to' }) {
  const { language, query } = props;
  const mistake = findMistake(props, field);
  return (
    <div>
      <label htmlFor={`data-${field}`}>{dataSuiteMessages[language][field]}</label>
      <input
        id={`data-${field}`}
        type="date"
        name={field}
        defaultValue={query[field]}
        aria-invalid={mistake === undefined ? undefined : true}
        aria-describedby={`data-${field}-mistake`}
      />
      <FieldMistake id={`data-${field}-mistake`} sentence={mistake} />
    </div>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly chosen: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

function Choice({ legend, name, chosen, choices }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Variables({ language, query }: Pick<FormProps, 'language' | 'query'>) {
  const names = DATA_VARIABLES[query.step].map(({ name }): DataVariableName => name);
  return (
    <fieldset className={styles.variables}>
      <legend>{dataSuiteMessages[language].variables}</legend>
      <div>
        {names.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              name={nameDataField(name)}
              value="1"
              defaultChecked={query.variables.includes(name)}
            />
            {dataOrderMessages[language].variables[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Place, period, variables and format of a file: a plain form answered by the page. */
export function DataForm(props: FormProps) {
  const { language, query, place } = props;
  const words = dataSuiteMessages[language];
  const { steps, formats } = dataOrderMessages[language];
  const name = place.place?.displayName.main ?? '';
  return (
    <form className={`stack ${styles.form}`} action={`${toLanguagePath('data-suites', language)}#tep`}>
      <h3 className={styles.title}>{words.choose}</h3>
      {language === 'en' ? <input type="hidden" name="lang" value="en" /> : null}
      <input type="hidden" name="place" value={place.slug} />
      <div className={styles.fields}>
        <div>
          <label htmlFor="data-place">{words.place}</label>
          <input
            id="data-place"
            name="q"
            defaultValue={place.missed ?? name}
            autoComplete="off"
            maxLength={80}
            aria-describedby="data-place-mistake"
          />
          <FieldMistake
            id="data-place-mistake"
            sentence={place.missed === null ? undefined : words.unknownPlace(place.missed, name)}
          />
        </div>
        <div>
          <label htmlFor="data-count">{words.count}</label>
          <input
            id="data-count"
            name="count"
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_DATA_PLACES}
            defaultValue={query.places}
          />
        </div>
        <DayField {...props} field="from" />
        <DayField {...props} field="to" />
      </div>
      <Choice
        legend={words.step}
        name="step"
        chosen={query.step}
        choices={[
          ['hourly', steps.hourly],
          ['daily', steps.daily],
        ]}
      />
      <Choice
        legend={words.format}
        name="format"
        chosen={query.format}
        choices={DATA_FORMATS.map((format) => [format, formats[format]])}
      />
      <Variables language={language} query={query} />
      <button type="submit" className={styles.submit}>
        {words.submit}
      </button>
    </form>
  );
}
