import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PAGE_KINDS } from '../../packages/web/src/document/page-kinds.table.ts';
import { listStyleSheets } from './list-style-sheets.ts';

let folder: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const OWNERS = ['a', 'b', 'c', 'd'].map((name) => ({ name, module: new RegExp(`^pages/${name}\\.tsx$`) }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  for (const path of ['styles/tokens.css', 'styles/ground.css', 'components/own.css', 'components/two.css'])
    write(path, '');
  for (const path of ['components/four.css', 'components/script-only.css', 'pages/a.css', 'pages/news.css'])
    write(path, '');
  const names = ['a', 'b', 'c', 'd', 'news'];
  write('table.ts', names.map((name) => `import { x } from '#pages/${name}.tsx';\n`).join(''));
  write('pages/a.tsx', "import './a.css';\nimport {\n  Own,\n} from '#components/own.tsx';\n");
  write('components/own.tsx', "import styles from './own.css';\nimport type { T } from './two.tsx';\n");
  write('components/two.tsx', "import styles from './two.css';\n");
  write('components/four.tsx', "export { a } from './four.css';\n");
  for (const name of ['b', 'c']) write(`pages/${name}.tsx`, "import { Two } from '#components/two.tsx';\n");
  write('pages/d.tsx', '');
  write('pages/news.tsx', "import news from './news.css';\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives every page what it imports, in the order of the folders', () => {
  const { everywhere, owned } = listStyleSheets(folder, 'table.ts', OWNERS);
  expect(owned).toEqual({
    a: ['components/own.css', 'pages/a.css'],
    b: ['components/two.css'],
    c: ['components/two.css'],
    d: [],
    words: ['pages/news.css'],
  });
  expect(everywhere).toEqual([
    'styles/tokens.css',
    'styles/ground.css',
    'components/four.css',
    'components/script-only.css',
  ]);
});

it('lays by for all pages what four kinds of them use, and not what three do', () => {
  for (const name of ['a', 'b', 'c']) write(`pages/${name}.tsx`, "import { Four } from '#components/four.tsx';\n");
  expect(listStyleSheets(folder, 'table.ts', OWNERS).everywhere).not.toContain('components/four.css');
  write('pages/d.tsx', "import { Four } from '#components/four.tsx';\n");
  const { everywhere, owned } = listStyleSheets(folder, 'table.ts', OWNERS);
  expect(everywhere).toContain('components/four.css');
  expect(owned.a).toEqual([]);
});

it('leaves out what only light pages use, which have a style of their own', () => {
  write('pages/a.tsx', "import './a.css';\nimport { Light } from '#lite/light.tsx';\n");
  write('lite/light.tsx', "import { Own } from '#components/own.tsx';\n");
  expect(listStyleSheets(folder, 'table.ts', OWNERS).owned.a).toEqual(['pages/a.css']);
});

it('loses no style file of the portal and lets no owner go empty', () => {
  const sources = join(import.meta.dirname, '../../packages/web/src');
  const { everywhere, owned } = listStyleSheets(sources, 'document/get-page.ts', PAGE_KINDS);
  expect(everywhere).toEqual(expect.arrayContaining(['styles/tokens.css', 'components/layout/site-header.module.css']));
  for (const [name, paths] of Object.entries(owned)) expect([name, paths.length > 0]).toEqual([name, true]);
  expect(owned.now).toContain('components/weather/day/day-rows.module.css');
  expect(owned.now).not.toContain('components/weather/hour/hour-table.module.css');
});

it('keeps the form off pages that have none, until it is asked for', () => {
  const sources = join(import.meta.dirname, '../../packages/web/src');
  const { everywhere, owned, consultation } = listStyleSheets(sources, 'document/get-page.ts', PAGE_KINDS);
  const form = 'islands/lead-form/lead-form.module.css';
  expect(everywhere).not.toContain(form);
  expect(owned.now).not.toContain(form);
  expect(owned.words).toContain(form);
  expect(consultation).toEqual(['islands/lead-form/consultation-dialog.module.css', form]);
});
