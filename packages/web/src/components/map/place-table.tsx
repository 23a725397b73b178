import type { MapMessages } from '@portal/content/messages/map-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { Fragment, type ReactNode } from 'react';
import type { FramedLayer, MapLayer } from './map-layer.ts';
import { LAYER_STYLES } from './map-palettes.table.ts';
import styles from './place-table.module.css';

/** Row of the table: one formatted value per time. */
export interface PlaceLine {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly values: readonly string[];
  /** Rain nowcast only: class of the first value (−1 for none), its word, and the outlook. */
  readonly rain?: { readonly rank: number; readonly strength: string; readonly next: string } | undefined;
}

interface ValuesProps {
  readonly line: PlaceLine;
  readonly moments: readonly string[];
  readonly hasWords: boolean;
}

/** Values of a row; the description follows the first value. */
function Values({ line: { values, rain }, moments, hasWords }: ValuesProps) {
  return values.map((value, index) => (
    <Fragment key={moments[index]}>
      <td>{value}</td>
      {index === 0 && hasWords && (
        <>
          <td className={styles.words}>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path fill={LAYER_STYLES.radar.safe[rain?.rank ?? -1] ?? 'none'} d="M0 0h12v12H0z" />
            </svg>
            {rain?.strength ?? '–'}
          </td>
          <td className={styles.words}>{rain?.next ?? '–'}</td>
        </>
      )}
    </Fragment>
  ));
}

/** The list below the map of a layer, which its script replaces with the layer. */
export function ListFrame({ layer, children }: { readonly layer: MapLayer; readonly children: ReactNode }) {
  return (
    <div id="list" className={`wrap ${styles.list}`} tabIndex={-1}>
      <p className="visually-hidden" role="status" data-part="list-status" />
      <div data-list={layer}>{children}</div>
    </div>
  );
}

interface PlaceTableProps {
  readonly layer: FramedLayer;
  readonly words: MapMessages;
  /** Column headers. */
  readonly moments: readonly string[];
  /** Null where loading failed. */
  readonly lines: readonly PlaceLine[] | null;
}

/**
 * The map as a table of places and hours, for screen readers and without WebGL. The live map keeps it in step with its
 * layer.
 */
export function PlaceTable({ layer, words, moments, lines }: PlaceTableProps) {
  const hasWords = lines?.some(({ rain }) => rain !== undefined) === true;
  const note = layer === 'satellite' ? words.table.cloudNote : words.table.note;
  const isSorted = layer === 'radar' || layer === 'rain';
  return (
    <ListFrame layer={layer}>
      <h2 id="list-heading">{words.table.headings[layer]}</h2>
      <p>{lines === null ? words.table.missing : isSorted ? `${words.table.wettest} ${note}` : note}</p>
      {lines !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on a phone, so the keyboard must reach it
        <section className={styles.scroll} tabIndex={0} aria-labelledby="list-heading">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.table.place}</th>
                {moments.map((moment, index) => (
                  <Fragment key={moment}>
                    <th scope="col">{moment}</th>
                    {index === 0 && hasWords && (
                      <>
                        <th scope="col" className={styles.words}>
                          {words.table.strength}
                        </th>
                        <th scope="col" className={styles.words}>
                          {words.table.next.heading}
                        </th>
                      </>
                    )}
                  </Fragment>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.slug}>
                  <th scope="row">
                    <a href={line.href}>{line.name}</a>
                  </th>
                  <Values line={line} moments={moments} hasWords={hasWords} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </ListFrame>
  );
}

interface WarningLinesProps {
  readonly warnings: readonly OfficialWarning[];
  readonly words: MapMessages;
  readonly language: Language;
}

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
