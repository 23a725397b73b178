import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { METRICS } from './metric.table.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Alarm {
  readonly alert: string;
  readonly expr: string;
  readonly annotations?: { readonly summary?: string };
}

const ALARMS: readonly Alarm[] = parse(read('deploy/prometheus-alerts.yml')).groups.flatMap(
  ({ rules }: { rules: Alarm[] }) => rules,
);

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const BOARD: { readonly panels: readonly Panel[] } = JSON.parse(read('deploy/grafana-board.json'));

function listProcessMetrics(): string[] {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry.getMetricsAsArray().map(({ name }) => name);
}

/** What Prometheus adds: whether a scrape succeeded. */
const DECLARED = new Set<string>([...Object.keys(METRICS), ...listProcessMetrics(), 'up']);
const WORDS = new Set(['unless', 'and', 'or', 'on', 'by', 'bool', 'offset']);

/** Names of metrics in a query, without functions, labels and the suffixes of histograms. */
function listMetrics(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|"[^"]*"|\[[^\]]*\]|\b(?:by|on|ignoring|without)\s*\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name);
  return names
    .filter((name) => !WORDS.has(name))
    .map((name) => name.replace(/_seconds_(?:bucket|count|sum)$/, '_seconds'));
}

/** Names of labels in a query. */
function listLabels(expr: string): string[] {
  const matched = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = '']) =>
    [...inner.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, name = '']) => name),
  );
  const grouped = [...expr.matchAll(/\b(?:by|on|ignoring|without)\s*\(([^)]*)\)/g)].flatMap(([, inner = '']) =>
    inner.split(',').map((name) => name.trim()),
  );
  return [...matched, ...grouped];
}

/** What Prometheus gives every series, and the buckets of a histogram. */
const EVERYWHERE = ['job', 'instance', 'le'];

function listFaults(expr: string): string[] {
  const metrics = listMetrics(expr);
  const unknown = metrics.filter((name) => !DECLARED.has(name));
  const rows: Readonly<Record<string, { readonly labels: readonly string[] }>> = METRICS;
  const labels = new Set([...EVERYWHERE, ...metrics.flatMap((name) => rows[name]?.labels ?? [])]);
  return [...unknown, ...listLabels(expr).filter((label) => !labels.has(label))];
}

it('finds a metric and a label that nobody declares', () => {
  expect(listFaults('sum by (source) (rate(portal_fetch_requests_total{outcome="failed"}[5m])) > 0.5')).toEqual([]);
  expect(listFaults('sum by (provider) (rate(portal_fetches_total[5m]))')).toEqual([
    'portal_fetches_total',
    'provider',
  ]);
});

describe('alarms', () => {
  it.each(ALARMS)('$alert names declared metrics and says what is wrong', ({ expr, annotations }) => {
    expect(listMetrics(expr)).not.toEqual([]);
    expect(listFaults(expr)).toEqual([]);
    expect(annotations?.summary ?? '').not.toBe('');
  });

  it('each have a row in the document for operators, and no row is left over', () => {
    const cells = [...read('docs/operate/operating.md').matchAll(/^\| (`[A-Z]\w+`(?:, `[A-Z]\w+`)*) \|/gm)];
    const named = cells.flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
    expect(named.sort()).toEqual(ALARMS.map(({ alert }) => alert).sort());
  });
});

describe('the board', () => {
  const queries = BOARD.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));

  it.each(queries)('asks for declared metrics: $title, $expr', ({ expr }) => {
    expect(listMetrics(expr)).not.toEqual([]);
    expect(listFaults(expr)).toEqual([]);
  });

  it('shows every metric of the portal that alarms watch', () => {
    const shown = new Set(queries.flatMap(({ expr }) => listMetrics(expr)));
    const watched = new Set(ALARMS.flatMap(({ expr }) => listMetrics(expr)));
    expect([...watched].filter((name) => !shown.has(name))).toEqual([]);
  });
});
