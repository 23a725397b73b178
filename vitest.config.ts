import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chooseFiles, IS_WHOLE_RUN } from '@portal/testing/sample/choose-sample';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';

/** Tests beside the code that start programs or a database. */
const WITH_PROGRAMS = [
  'apps/portal/src/command-line.test.ts',
  'apps/portal/src/main.test.ts',
  'apps/portal/src/features/leads/lead-routes.fields.test.ts',
  'apps/portal/src/features/leads/lead-routes.test.ts',
  'apps/portal/src/features/leads/leads.test.ts',
  'apps/portal/src/platform/database/open-database.embedded.test.ts',
  'apps/portal/src/platform/log/batched-output.test.ts',
  'apps/portal/src/roles/ingest/start-ingest.test.ts',
];

/** Tests beside the code that read real sample files for seconds, where these are there. */
const WITH_SAMPLE_FILES = [
  'packages/forecast/src/formats/grib2/inspect-file.eccodes.test.ts',
  'packages/forecast/src/verification/verification.sample-skill.test.ts',
  'packages/forecast/src/radar/read-radar-file.damaged.test.ts',
  'packages/forecast/src/radar/read-radar-file.test.ts',
];

/** What kills, waits for outages or draws live maps: `npm run test:all`. */
const NIGHTLY = IS_WHOLE_RUN ? [] : ['**/*.nightly.test.ts'];

/** Journeys are half of the time: a fifth by `npm test`, a third with `CI=true`, all where files are named. */
const NAMES_FILES = process.argv.slice(2).some((word) => /^(?!-).*(?:journeys|\.test|test\/)/.test(word));
const JOURNEYS = globSync('test/journeys/*.test.ts', {
  cwd: import.meta.dirname,
  exclude: ['**/*.nightly.test.ts'],
});
const CHOSEN = new Set(NAMES_FILES ? JOURNEYS : chooseFiles(JOURNEYS, process.env.CI === 'true' ? 3 : 5));
const OTHER_JOURNEYS = JOURNEYS.filter((path) => !CHOSEN.has(path));

export default defineConfig({
  plugins: [react()],
  test: {
    pool: 'forks',
    // One more than the cores: tests wait for pages and clocks a part of their time. Two more took longer in all.
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    sequence: { sequencer: LongestFirst },
    environment: 'node',
    // They end what hangs; nothing that works comes near them, also beside other work.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // What is waited for comes when a busy machine has time for it.
    expect: { poll: { timeout: 30_000 } },
    css: { include: [/\.css\?raw/], modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...NIGHTLY, ...WITH_PROGRAMS, ...WITH_SAMPLE_FILES],
          // They leave nothing behind: loading the code anew for each file was a third of their time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['test/**/*.test.ts', ...WITH_PROGRAMS, ...WITH_SAMPLE_FILES],
          exclude: [...configDefaults.exclude, ...NIGHTLY, ...OTHER_JOURNEYS],
          // Each closes what it opened: loading the code once per worker is a fifth of their time.
          isolate: false,
          expect: { poll: { timeout: 240_000, interval: 200 } },
          globalSetup: [
            'scripts/test/build-programs.ts',
            'packages/testing/src/database/start-servers.ts',
            'packages/testing/src/demo/demo-folder.ts',
            'test/journeys/share-portals.ts',
          ],
        },
      },
    ],
  },
});
