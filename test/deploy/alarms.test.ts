import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CASES = join(import.meta.dirname, 'alarm-cases.yml');
const ALARMS = join(import.meta.dirname, '../../deploy/prometheus-alerts.yml');
const HAS_PROMTOOL = spawnSync('promtool', ['--version']).status === 0;

test.skipIf(!HAS_PROMTOOL)('Prometheus accepts the alarms, which fire and stay silent as their cases say', () => {
  const check = spawnSync('promtool', ['check', 'rules', ALARMS], { encoding: 'utf8' });
  expect([check.status, check.stderr]).toEqual([0, '']);
  const run = spawnSync('promtool', ['test', 'rules', CASES], { encoding: 'utf8' });
  expect([run.status, run.stdout + run.stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
});
