import type { MapMessages } from '@portal/content/messages/map-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { MapLayer } from './map-layer.ts';
import styles from './place-table.module.css';

/** A place of the table: a value as text for each of the moments. */
export interface PlaceLine {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly values: readonly string[];
}

interface PlaceTableProps {
  readonly layer: MapLayer;
  readonly words: MapMessages;
  /** Names of the columns. */
  readonly moments: readonly string[];
  /** Null where the figures did not come. */
  readonly lines: readonly PlaceLine[] | null;
}

/** The map as a table of places and hours: for those who cannot see it, and where it cannot be drawn. A live map has the table follow its layer. */
export function PlaceTable({ layer, words, moments, lines }: PlaceTableProps) {
  return (
    <div id="list" className={`wrap ${styles.list}`} tabIndex={-1}>
      <p className="visually-hidden" role="status" data-part="list-status" />
      <div data-list={layer}>
        <h2 id="list-heading">{words.table.headings[layer]}</h2>
        <p>{lines === null ? words.table.missing : layer === 'satellite' ? words.table.cloudNote : words.table.note}</p>
        {lines !== null && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on a phone, so the keyboard must reach it
          <section className={styles.scroll} tabIndex={0} aria-labelledby="list-heading">
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.table.place}</th>
                  {moments.map((moment) => (
                    <th key={moment} scope="col">
                      {moment}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map(({ slug, name, href, values }) => (
                  <tr key={slug}>
                    <th scope="row">
                      <a href={href}>{name}</a>
                    </th>
                    {values.map((value, index) => (
                      <td key={moments[index]}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </div>
  );
}

interface WarningLinesProps {
  readonly warnings: readonly OfficialWarning[];
  readonly words: MapMessages;
  readonly language: Language;
}

/** The warnings on the map as a list. */
export function WarningLines({ warnings, words, language }: WarningLinesProps) {
  const { heading, none, level: formatLevel } = words.warningList;
  return (
    <div className={`wrap ${styles.list}`}>
      <h2>
        <a href={toLanguagePath('warnings', language)}>{heading}</a>
      </h2>
      <ul data-renewed="list">
        {warnings.map(({ id, level, headline, language: written, area, expiresAt }) => (
          <li key={id} lang={written} data-id={id} data-warning={Date.parse(expiresAt) / 1000}>
            {level === null ? '' : `${formatLevel(String(level))}: `}
            {headline} ({area.name})
          </li>
        ))}
      </ul>
      <p hidden={warnings.length > 0}>{none}</p>
    </div>
  );
}
