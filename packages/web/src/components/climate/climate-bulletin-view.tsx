import { type ClimatePassage, type ClimateStyle, writeClimateText } from '@portal/content/climate/write-climate-text';
import { climateMessages } from '@portal/content/messages/climate-messages';
import type { ClimateBulletin } from '@portal/domain/climate/climate-bulletin';
import type { ReactNode } from 'react';
import { PlainTable } from '#components/content/plain-table.tsx';
import { PrintSheet } from '#components/layout/print-sheet.tsx';
import styles from './climate.module.css';
import { ClimateChartView } from './climate-chart-view.tsx';
import { ClimateMapView } from './climate-map-view.tsx';

interface PassageProps extends ClimatePassage {
  readonly isQuiet?: boolean;
}

function Passage({ heading, sentences, isQuiet = false }: PassageProps) {
  if (sentences.length === 0) return null;
  return (
    <section className={isQuiet ? styles.quiet : undefined}>
      <h4>{heading}</h4>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section>
      <h4>{heading}</h4>
      {children}
    </section>
  );
}

interface ClimateBulletinProps {
  readonly bulletin: ClimateBulletin;
  readonly style: ClimateStyle;
}

/** A climate bulletin as a printable sheet. */
export function ClimateBulletinView({ bulletin, style }: ClimateBulletinProps) {
  const words = climateMessages[style.language];
  const text = writeClimateText(bulletin, style);
  return (
    <PrintSheet className={styles.sheet} labelledBy="climate-title" head={<p>{text.issued}</p>}>
      <h3 id="climate-title">{`${text.title}. ${text.area}`}</h3>
      {text.demo === null ? null : <p className={styles.demo}>{text.demo}</p>}
      {text.headline.map((sentence) => (
        <p key={sentence} className={styles.decision}>
          {sentence}
        </p>
      ))}
      <Passage {...text.past} />
      <Passage {...text.outlook} />
      <Passage {...text.seasonal} />
      <Part heading={words.headings.chart}>
        <ClimateChartView bulletin={bulletin} text={text} />
        <PlainTable label={text.parts.heading} columns={text.parts.columns} rows={text.parts.rows} />
      </Part>
      <Part heading={words.headings.regions}>
        <div className={`stack ${styles.maps}`}>
          {text.maps.map((map) => (
            <ClimateMapView key={map.caption} text={map} area={bulletin.area} words={words.maps} />
          ))}
        </div>
        <PlainTable label={text.regions.heading} columns={text.regions.columns} rows={text.regions.rows} />
      </Part>
      <Passage {...text.madeOf} isQuiet />
      <Passage {...text.limits} isQuiet />
    </PrintSheet>
  );
}
