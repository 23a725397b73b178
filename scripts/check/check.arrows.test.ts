import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './run-tool.ts';

/** A wrong import per rule: the file that makes it, what it writes, the file that it reaches. */
const PLANTED: readonly { readonly rule: string; readonly files: Readonly<Record<string, string>> }[] = [
  {
    rule: 'no-cycles',
    files: {
      'packages/domain/src/a/one.ts': "import './two.ts';",
      'packages/domain/src/a/two.ts': "import './one.ts';",
    },
  },
  {
    rule: 'no-cycles-between-folders',
    files: {
      'packages/domain/src/b/one.ts': "import '../c/two.ts';",
      'packages/domain/src/c/two.ts': '',
      'packages/domain/src/c/three.ts': "import '../b/four.ts';",
      'packages/domain/src/b/four.ts': '',
    },
  },
  {
    rule: 'domain-is-the-foundation',
    files: { 'packages/domain/src/d.ts': "import '../../content/src/d.ts';", 'packages/content/src/d.ts': '' },
  },
  { rule: 'domain-is-pure', files: { 'packages/domain/src/e.ts': "import 'node:fs';" } },
  {
    rule: 'words-rest-on-the-foundation',
    files: { 'packages/content/src/f.ts': "import '../../contract/src/f.ts';", 'packages/contract/src/f.ts': '' },
  },
  {
    rule: 'contract-rests-on-the-foundation',
    files: { 'packages/contract/src/g.ts': "import '../../forecast/src/g.ts';", 'packages/forecast/src/g.ts': '' },
  },
  {
    rule: 'engine-rests-on-the-foundation',
    files: { 'packages/forecast/src/h.ts': "import '../../contract/src/h.ts';", 'packages/contract/src/h.ts': '' },
  },
  {
    rule: 'pages-know-only-the-contract',
    files: { 'packages/web/src/pages/i.ts': "import '../../../forecast/src/i.ts';", 'packages/forecast/src/i.ts': '' },
  },
  {
    rule: 'routes-are-data',
    files: { 'packages/routes/src/j.ts': "import '../../web/src/pages/j.ts';", 'packages/web/src/pages/j.ts': '' },
  },
  {
    rule: 'components-below-pages',
    files: { 'packages/web/src/components/k.ts': "import '../pages/k.ts';", 'packages/web/src/pages/k.ts': '' },
  },
  {
    rule: 'pages-below-document',
    files: { 'packages/web/src/pages/l.ts': "import '../document/l.ts';", 'packages/web/src/document/l.ts': '' },
  },
  {
    rule: 'features-never-meet',
    files: {
      'apps/portal/src/features/x/m.ts': "import '../y/m.ts';",
      'apps/portal/src/features/y/m.ts': '',
    },
  },
  {
    rule: 'features-know-no-pages',
    files: {
      'apps/portal/src/features/x/v.ts': "import '../../../../../packages/web/src/v.ts';",
      'packages/web/src/v.ts': '',
    },
  },
  {
    rule: 'platform-has-no-product-words',
    files: { 'apps/portal/src/platform/n.ts': "import '../roles/n.ts';", 'apps/portal/src/roles/n.ts': '' },
  },
  {
    rule: 'only-main-and-roles-see-features',
    files: { 'apps/portal/src/config.ts': "import './features/x/o.ts';", 'apps/portal/src/features/x/o.ts': '' },
  },
  {
    rule: 'packages-only-through-exports',
    files: { 'packages/web/src/p.ts': "import '../../contract/src/p.ts';", 'packages/contract/src/p.ts': '' },
  },
  {
    rule: 'tests-are-never-imported',
    files: { 'packages/domain/src/q.ts': "import './r.test.ts';", 'packages/domain/src/r.test.ts': '' },
  },
  {
    rule: 'test-code-only-in-tests',
    files: { 'packages/domain/src/t.ts': "import './u.fixture.ts';", 'packages/domain/src/u.fixture.ts': '' },
  },
  { rule: 'no-unresolved', files: { 'packages/domain/src/s.ts': "import './nowhere.ts';" } },
];

let folder: string;
let broken: ReadonlySet<string>;
let ruleNames: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'troi-viet-arrows-'));
  cpSync(join(ROOT, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
  cpSync(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const { files } of PLANTED) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${text}\nexport const here = '${path}';\n`);
    }
  }
  const words = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages', 'apps'];
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/depcruise'), words, { cwd: folder, encoding: 'utf8' });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  broken = new Set(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
  const { default: rules } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as {
    default: { forbidden: { name: string }[] };
  };
  ruleNames = rules.forbidden.map(({ name }) => name);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('each rule of imports', () => {
  it('has a wrong import planted for it', () => {
    expect(PLANTED.map(({ rule }) => rule)).toEqual(ruleNames);
  });

  for (const { rule, files } of PLANTED) {
    it(`${rule} catches its own`, () => {
      const from = Object.keys(files).map((path) => (rule === 'no-cycles-between-folders' ? dirname(path) : path));
      expect(from.some((path) => broken.has(`${rule} ${path}`))).toBe(true);
    });
  }
});
