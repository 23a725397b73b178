import type { AnalysedHour } from '@portal/domain/delay-record/assess-delay';
import type { IssuedForecast } from '@portal/domain/delay-record/delay-record';
import type { DatabaseServer } from '@portal/testing/database/start-servers';
import { listCounted } from '../../apps/portal/src/compose/own-things.table.ts';
import type { RecordNeeds } from '../../apps/portal/src/features/delay-records/needs.ts';
import { openDelayRecords } from '../../apps/portal/src/features/delay-records/open-delay-records.ts';
import { createStatementKind } from '../../apps/portal/src/features/delay-records/statement/statement-kind.ts';
import { openAccountServer } from '../accounts/account-server.ts';
import { locatePoint } from '../alerts/alert-server.ts';

const HOUR_SECONDS = 3600;

/** What a test changes of the weather while the portal runs. */
interface PlayedWeather {
  /** Hours of a day by clock hour; missing hours are calm. */
  change: (dayAt: number) => Readonly<Record<number, Partial<AnalysedHour>>>;
  /** No archive has days before this one. */
  knownFrom: number;
  isDemo: boolean;
}

const UNKNOWN = { rainMm: null, gustMs: null, windMs: null, temperatureC: null, thunder: null };
const CALM = { rainMm: 0, gustMs: 6, windMs: 3, temperatureC: 28, thunder: 0 as const };

function makeForecast(dayAt: number): IssuedForecast {
  const runAt = dayAt - 17 * HOUR_SECONDS;
  const issuedAt = runAt + 5 * HOUR_SECONDS;
  const values = { rainMm: 11.26, gustMaxMs: 9, windMaxMs: 4, temperatureMinC: 24, temperatureMaxC: 33 };
  return { source: 'gfs', runAt, issuedAt, leadDays: 1, hours: 24, ...values };
}

/** A portal with accounts and weather-delay records, whose weather a test plays. */
export async function openRecordServer(server: DatabaseServer) {
  const weather: PlayedWeather = { change: () => ({}), knownFrom: 0, isDemo: false };
  const opened: { needs: RecordNeeds; feature: ReturnType<typeof openDelayRecords> }[] = [];
  const portal = await openAccountServer(server, {
    listMore(people) {
      const needs: RecordNeeds = {
        ...people,
        machineClock: people.clock,
        locate: locatePoint,
        findPlan: people.plans.ledger.find,
        listCounted,
        publicUrl: 'https://portal.example',
        readDay(_point, dayAt) {
          const changes = weather.change(dayAt);
          const isKnown = dayAt >= weather.knownFrom;
          return {
            hours: Array.from({ length: 24 }, (_, hour) => ({
              at: dayAt + hour * HOUR_SECONDS,
              ...(isKnown ? { ...CALM, ...changes[hour] } : UNKNOWN),
            })),
            runs: isKnown ? [{ source: 'gfs', runAt: dayAt }] : [],
            credits: ['NOAA GFS'],
            isDemo: weather.isDemo,
            forecasts: [makeForecast(dayAt)],
          };
        },
      };
      const feature = openDelayRecords(needs);
      opened.push({ needs, feature });
      return feature.rawRoutes ?? [];
    },
  });
  const [first, second] = opened;
  if (first === undefined || second === undefined) throw new Error('a portal is two processes');
  const close = async ({ feature } = first): Promise<void> => {
    const job = feature.jobs?.find(({ name }) => name === 'delay-records.close-days');
    await job?.run({ signal: new AbortController().signal, reportProgress: () => undefined });
  };
  return {
    ...portal,
    weather,
    needs: first.needs,
    findRecord: first.feature.web.findWeatherRecord,
    kind: createStatementKind(first.needs),
    /** Closes what is due, as the worker's job does; `atOnce`: in both processes at the same time. */
    closeDue: ({ atOnce = false } = {}) => (atOnce ? Promise.all([close(first), close(second)]) : close()),
  };
}
