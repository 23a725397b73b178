import { readdirSync, readFileSync } from 'node:fs';
import { CHANNEL_WORDS } from '@portal/content/messages/channel-words';
import { CHANNEL_KINDS, NOTIFICATION_CHANNELS } from '@portal/domain/alert/channel.table';
import { listPlanChannels } from '@portal/domain/plan/may-use';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../../../../', import.meta.url);
const MIGRATIONS = new URL('apps/portal/migrations/', ROOT);

/** Kinds that the newest constraint of the table allows. */
function readAllowedKinds(): string[] {
  const statements = readdirSync(MIGRATIONS)
    .sort()
    .flatMap((name) => readFileSync(new URL(name, MIGRATIONS), 'utf8').split(';'));
  const allowed = statements.flatMap(
    (sql) => /table alert_channel\b[\s\S]*?check \(kind in \(([^)]*)\)/.exec(sql)?.[1] ?? [],
  );
  return (allowed.at(-1) ?? '').split(',').map((kind) => kind.trim().replaceAll("'", ''));
}

/** First column of the table of channels in the operator's document. */
function readDocumentedNames(): string[] {
  const text = readFileSync(new URL('docs/operate/alert-delivery.md', ROOT), 'utf8');
  const table = /\n\| channel \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(text)?.[1] ?? '';
  return table
    .trim()
    .split('\n')
    .map((row) => row.split('|')[1]?.trim() ?? '');
}

describe('the table of channels', () => {
  it('has the kinds that the database accepts: add a migration for a new one', () => {
    expect(readAllowedKinds()).toEqual(CHANNEL_KINDS);
  });

  it('has the channels that docs/operate/alert-delivery.md describes', () => {
    expect(readDocumentedNames()).toEqual(CHANNEL_KINDS.map((kind) => CHANNEL_WORDS[kind].short.en));
  });

  it('has each notification channel in a plan: PLAN_CHANNELS of domain/plan/plan.table.ts', () => {
    const included = new Set((Object.keys(PLANS) as PlanId[]).flatMap(listPlanChannels));
    expect([...included].sort()).toEqual([...NOTIFICATION_CHANNELS].sort());
  });
});
