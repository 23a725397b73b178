import { CLIMATE_REGIONS } from '@portal/content/bulletins/climate-region.table';
import { learningMessages } from '@portal/content/messages/learning-messages';
import { SOURCE_NAMES } from '@portal/content/messages/source-names';
import type { ChanceGain } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';
import { PlainTable } from '#components/content/plain-table.tsx';
import { formatCount, formatScore } from '#components/weather/format-scores.ts';
import styles from './weather-report.module.css';

interface ChancesProps {
  /** Of one source. */
  readonly gains: readonly ChanceGain[];
  readonly language: Language;
}

/** The most informative gain in use: the national one, if any. */
function findBest(gains: readonly ChanceGain[]): ChanceGain | null {
  const worth = ({ brierBefore, brierAfter }: ChanceGain) => (brierBefore ?? 0) - (brierAfter ?? 0);
  const applied = gains.filter(({ isApplied }) => isApplied).toSorted((a, b) => worth(b) - worth(a));
  return applied.find(({ climateArea }) => climateArea === 'country') ?? applied[0] ?? null;
}

/** A region with too little data uses the national calibration and has no row. */
const hasOwnRow = ({ climateArea, brierAfter }: ChanceGain): boolean =>
  climateArea === 'country' || brierAfter !== null;

/** Gain from calibrating a source's chances of rain, on held-out days. */
export function ChanceGains({ gains, language }: ChancesProps) {
  const words = learningMessages[language];
  const { chance } = words;
  const source = gains[0]?.source ?? '';
  const name = SOURCE_NAMES[language][source] ?? source;
  const best = findBest(gains);
  const nameArea = (area: ChanceGain['climateArea']) =>
    CLIMATE_REGIONS.find(({ id }) => id === area)?.name[language] ?? chance.country;
  const show = (value: number | null) => formatScore(value, language, 3);
  const rows = gains
    .filter(hasOwnRow)
    .map(({ leadFrom, leadTo, climateArea, brierBefore, brierAfter, learnedPairs, heldBackBy }) => [
      words.leads(leadFrom, leadTo),
      nameArea(climateArea),
      show(brierBefore),
      show(brierAfter),
      formatCount(learnedPairs, language),
      heldBackBy === null ? words.applied : words.holds[heldBackBy],
    ]);
  return (
    <>
      <p className={styles.says}>
        {best === null
          ? chance.notUsed(name)
          : chance.best(
              name,
              nameArea(best.climateArea),
              words.leads(best.leadFrom, best.leadTo),
              show(best.brierBefore),
              show(best.brierAfter),
            )}
      </p>
      <details className={styles.details}>
        <summary>{chance.table(name)}</summary>
        <PlainTable label={chance.table(name)} columns={chance.columns} rows={rows} />
      </details>
    </>
  );
}
