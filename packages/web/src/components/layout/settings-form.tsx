import { settingsMessages } from '@portal/content/messages/settings-messages';
import { createCachedMarkup } from './cached-markup.ts';
import type { PageAddress } from './page-address.ts';
import styles from './settings-form.module.css';

type FieldsProps = Pick<PageAddress, 'language' | 'settings'>;

interface Choice {
  readonly name: string;
  readonly legend: string;
  readonly chosen: string;
  readonly options: readonly (readonly [value: string, text: string, spoken?: string])[];
}

function listChoices({ language, settings }: FieldsProps): readonly Choice[] {
  const words = settingsMessages[language];
  const { temperatureUnit, windUnit, forecastView } = settings;
  return [
    {
      name: 'temperature',
      legend: words.temperature,
      chosen: temperatureUnit,
      options: [
        ['C', '°C', words.celsius],
        ['F', '°F', words.fahrenheit],
      ],
    },
    {
      name: 'wind',
      legend: words.wind,
      chosen: windUnit,
      options: [
        ['kmh', 'km/h'],
        ['ms', 'm/s'],
      ],
    },
    {
      name: 'view',
      legend: words.view,
      chosen: forecastView,
      options: [
        ['chart', words.chart],
        ['table', words.table],
      ],
    },
    {
      name: 'language',
      legend: words.language,
      chosen: language,
      options: [
        ['vi', 'Tiếng Việt'],
        ['en', 'English'],
      ],
    },
  ];
}

function Fields(props: FieldsProps) {
  const words = settingsMessages[props.language];
  return (
    <>
      {listChoices(props).map(({ name, legend, chosen, options }) => (
        <fieldset key={name}>
          <legend>{legend}</legend>
          <div className={styles.options}>
            {options.map(([value, text, spoken]) => (
              <label key={value} lang={name === 'language' ? value : undefined}>
                <input type="radio" name={name} value={value} defaultChecked={value === chosen} aria-label={spoken} />
                {text}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <button type="submit" className={styles.submit}>
        {words.submit}
      </button>
      <p>{words.note}</p>
    </>
  );
}

export const writeSettingsFields = createCachedMarkup(Fields, ({ language, settings }) =>
  [language, settings.temperatureUnit, settings.windUnit, settings.forecastView].join('.'),
);

interface SettingsFormProps {
  /** Where the form returns to. */
  readonly path: string;
  /** Output of `writeSettingsFields`. */
  readonly fields: string;
}

/** Settings as a plain form that returns to the same page. */
export function SettingsForm({ path, fields }: SettingsFormProps) {
  return (
    <form className={styles.form} name="settings" method="post" action="/api/settings" autoComplete="off">
      <input type="hidden" name="to" value={path} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the component above */}
      <div dangerouslySetInnerHTML={{ __html: fields }} />
    </form>
  );
}
