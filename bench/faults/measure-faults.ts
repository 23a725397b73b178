import { killAccounts } from '../../test/faults/kill-accounts.ts';
import { killAlerts } from '../../test/faults/kill-alerts.ts';
import { killArchiving } from '../../test/faults/kill-archiving.ts';
import { killIngest } from '../../test/faults/kill-ingest.ts';
import { killLeads } from '../../test/faults/kill-leads.ts';
import { killPayments } from '../../test/faults/kill-payments.ts';
import { corruption } from '../corruption/measure-corruption.ts';
import type { Figure, Measurement } from '../measure/figure.ts';

const KILLS = 100;
const LEAD_KILLS = 50;
const ACCOUNT_KILLS = 10;
const ACCOUNT_CALLS = 5;
const PAYMENT_KILLS = 200;
const ALERTS = 60_000;
const ALERT_KILLS = 5;
const MOST_REPEATED_PERCENT = 1;

/** Two archivers at once, killed repeatedly: no hour of a wrong run, no run without its days. */
async function measureArchiving(log: (line: string) => void): Promise<Figure[]> {
  const { reads, unfinished, published, faults: found } = await killArchiving({ kills: KILLS, random: Math.random });
  for (const line of new Set(found)) log(line);
  const note = `${reads} reads, ${published} runs, ${unfinished} unfinished files cleaned up`;
  return [
    { name: 'faults.keeping.kills', value: KILLS, unit: '', note },
    { name: 'faults.keeping.found', value: found.length, unit: '', budget: { most: 0 } },
  ];
}

/** Portal, database or both killed while leads arrive: every confirmed lead is stored exactly once. */
async function measureLeads(): Promise<Figure[]> {
  const { confirmed, lost, doubled, slowestStartMs } = await killLeads({ kills: LEAD_KILLS, random: Math.random });
  return [
    { name: 'faults.leads.kills', value: LEAD_KILLS, unit: '', note: `${confirmed} leads told to be kept` },
    { name: 'faults.leads.lost', value: lost, unit: '', budget: { most: 0 } },
    { name: 'faults.leads.doubled', value: doubled, unit: '', budget: { most: 0 } },
    { name: 'faults.leads.slowestStart', value: Math.round(slowestStartMs), unit: 'ms' },
  ];
}

/** Portal and database killed while accounts are registered and deleted: each is complete or absent. */
async function measureAccounts(log: (line: string) => void): Promise<Figure[]> {
  const options = { kills: ACCOUNT_KILLS, calls: ACCOUNT_CALLS, random: Math.random };
  const { confirmed, faults: found } = await killAccounts(options);
  for (const line of found) log(line);
  const note = `of ${ACCOUNT_KILLS * ACCOUNT_CALLS} each ${confirmed.registered} registrations and ${confirmed.deleted} deletions confirmed`;
  return [
    { name: 'faults.accounts.kills', value: 2 * ACCOUNT_KILLS, unit: '', note },
    { name: 'faults.accounts.found', value: found.length, unit: '', budget: { most: 0 } },
  ];
}

/** The portal killed at any step of handling gateway notifications: money, orders and months agree. */
async function measurePayments(log: (line: string) => void): Promise<Figure[]> {
  const { kills, faults: found } = await killPayments({ kills: PAYMENT_KILLS, random: Math.random });
  for (const line of found) log(line);
  return [
    { name: 'faults.payments.kills', value: kills, unit: '', budget: { least: PAYMENT_KILLS } },
    { name: 'faults.payments.found', value: found.length, unit: '', budget: { most: 0 } },
  ];
}

/** Two workers killed while they deliver alerts: none is lost, and hardly any is duplicated. */
async function measureAlerts(): Promise<Figure[]> {
  const options = { messages: ALERTS, kills: ALERT_KILLS, leaseSpeed: 1, random: Math.random };
  const { messages, lost, repeated, unknown, seconds } = await killAlerts(options);
  const note = `${messages} messages by two workers killed ${ALERT_KILLS} times each`;
  return [
    { name: 'faults.alerts.lost', value: lost, unit: '', budget: { most: 0 }, note },
    { name: 'faults.alerts.unknownIds', value: unknown, unit: '', budget: { most: 0 } },
    {
      name: 'faults.alerts.repeated',
      value: (100 * repeated) / messages,
      unit: '%',
      budget: { most: MOST_REPEATED_PERCENT },
    },
    { name: 'faults.alerts.seconds', value: Math.round(seconds), unit: 's' },
  ];
}

/**
 * Damaged files (also alone: `corruption`), and a hundred ingests ended by `kill -9` while series are read: no torn
 * run, and a clean restart each time.
 */
export const faults: Measurement = {
  name: 'faults',
  measure: async (log) => {
    const damaged = await corruption.measure(log);
    const { reads, published, leftovers, faults: found } = await killIngest({ kills: KILLS, random: Math.random });
    for (const line of new Set(found)) log(line);
    const { unfinished, locks, unnamed } = leftovers;
    const note = `left behind and cleaned up: ${unfinished} runs in the making, ${locks} locks, ${unnamed} runs without name`;
    return [
      ...damaged,
      { name: 'faults.kills', value: KILLS, unit: '', note },
      { name: 'faults.reads', value: reads, unit: '', budget: { least: 1 } },
      { name: 'faults.published', value: published, unit: '', budget: { least: 1 } },
      { name: 'faults.found', value: found.length, unit: '', budget: { most: 0 } },
      ...(await measureArchiving(log)),
      ...(await measureLeads()),
      ...(await measureAccounts(log)),
      ...(await measurePayments(log)),
      ...(await measureAlerts()),
    ];
  },
};
