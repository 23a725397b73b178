import { SCORED_VARIABLES, type ScoredVariable, SHOWN_SOURCE } from '@portal/domain/score/scored-variable';
import { DAY_SECONDS, type EpochSeconds, parseDate } from '@portal/domain/time/vietnam-time';
import { formatTable } from '@portal/forecast/command-line/engine-context';
import { Command, InvalidArgumentError } from 'commander';
import type { Database } from '#platform/database/database.ts';
import { findSpanScores, type SpanScores } from './find-scores.ts';
import { type ScoringNeeds, scoreDays } from './score-days.ts';

interface VerifyCommandNeeds {
  readonly withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  readonly loadScoring: () => Promise<Omit<ScoringNeeds, 'database'>>;
}

interface VerifyChoice {
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
  readonly source: string;
  readonly variable?: ScoredVariable;
  readonly json?: true;
  readonly stored?: true;
}

function readDate(text: string): EpochSeconds {
  const at = parseDate(text);
  if (at === null) throw new InvalidArgumentError('A date is YYYY-MM-DD.');
  return at;
}

function readVariable(text: string): ScoredVariable {
  const variable = SCORED_VARIABLES.find((name) => name === text);
  if (variable === undefined) throw new InvalidArgumentError(`One of ${SCORED_VARIABLES.join(', ')}.`);
  return variable;
}

const toText = (value: number | null): string => (value === null ? '–' : value.toFixed(3));

function formatScores({ variable, unit, scores, rainScores }: SpanScores): string {
  const rows = scores.map((score) => {
    const rain = rainScores.find(({ leadDays }) => leadDays === score.leadDays);
    const { leadDays, pairs, bias, absoluteError, squareError, persistenceError, climateError, brier } = score;
    const values = [bias, absoluteError, squareError, persistenceError, climateError, brier];
    const yesNo = [rain?.detection, rain?.falseAlarmRatio, rain?.successIndex, rain?.heidkeSkill];
    return [String(leadDays), String(pairs), ...[...values, ...yesNo].map((value) => toText(value ?? null))];
  });
  const heads = ['lead', 'N', 'ME', 'MAE', 'RMSE', 'persist.', 'climate', 'Brier', 'POD', 'FAR', 'CSI', 'HSS'];
  return `${variable} (${unit})\n${rows.length === 0 ? 'No pair of forecast and measurement.' : formatTable([heads, ...rows])}\n`;
}

const NEVER = new AbortController().signal;

/** `verify`: scores the unscored days of a span and prints the skill. */
export function makeVerifyCommand({ withDatabase, loadScoring }: VerifyCommandNeeds): Command {
  return new Command('verify')
    .description('Compare archived forecasts with measurements, day by day, and print the scores of the span.')
    .requiredOption('--from <date>', 'first day, YYYY-MM-DD', readDate)
    .requiredOption('--to <date>', 'last day, YYYY-MM-DD', readDate)
    .option('--source <name>', 'a source; shown: what pages showed', SHOWN_SOURCE)
    .option('--variable <name>', SCORED_VARIABLES.join(', '), readVariable)
    .option('--stored', 'only print stored scores')
    .option('--json', 'as JSON')
    .action(async ({ from, to, source, variable, json, stored }: VerifyChoice) => {
      const span = { fromAt: from, toAt: to + DAY_SECONDS };
      const variables = variable === undefined ? SCORED_VARIABLES : [variable];
      const found = await withDatabase(async (database) => {
        if (stored !== true) {
          const needs = { ...(await loadScoring()), database };
          await scoreDays(needs, span, { signal: NEVER, reportProgress: () => {} });
        }
        const scores: SpanScores[] = [];
        for (const name of variables) scores.push(await findSpanScores(database, { ...span, source, variable: name }));
        return scores;
      });
      process.stdout.write(json === true ? `${JSON.stringify(found, null, 2)}\n` : found.map(formatScores).join('\n'));
    });
}
