import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDeadCode, checkFormat } from './check-tools.ts';
import { findTypeFaults } from './check-types.ts';
import { ROOT } from './run-tool.ts';

let folder: string;

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'troi-viet-tools-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('types', () => {
  const settle = (text: string): Promise<string[]> => {
    write('types/tsconfig.json', JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), include: ['*.ts'] }));
    write('types/a.ts', text);
    return findTypeFaults(join(folder, 'types'));
  };

  it('that fit pass', async () => {
    expect(await settle('export const rainMm: number = 1;\n')).toEqual([]);
  });

  it('that do not fit are named, also where only strict rules see it', async () => {
    const said = await settle("export const rainMm: number = '1';\nexport const first: number = [1][0];\n");
    expect(said[0]).toMatch(/ended with [12]$/);
    expect(said.join('\n')).toMatch(/a\.ts\(1,14\): error TS2322/);
    expect(said.join('\n')).toMatch(/a\.ts\(2,14\): error TS2322/);
  });
});

describe('format and lint', () => {
  const settle = (text: string): Promise<string[]> => {
    for (const file of ['biome.json', '.gitignore']) cpSync(join(ROOT, file), write(`format/${file}`, ''));
    write('format/packages/web/src/a.ts', text);
    return checkFormat(['packages'], join(folder, 'format'));
  };

  it('that hold pass', async () => {
    expect(await settle("export const name = 'Huế';\n")).toEqual([]);
  });

  it.each([
    ['another format', 'export const name = "Huế"\n', /a\.ts format/],
    ['a default export', 'const name = 1;\nexport default name;\n', /noDefaultExport/],
    ['any, a warning', 'export const name: any = 1;\n', /noExplicitAny/],
    ['a line to the console', "console.log('Huế');\n", /noConsole/],
  ])('name %s', async (_what, text, fault) => {
    expect((await settle(text)).join('\n')).toMatch(fault);
  });
});

describe('dead code', () => {
  const writeProject = (settings: string): void => {
    write('dead/knip.json', settings);
    write('dead/package.json', '{"name": "x", "private": true, "type": "module", "workspaces": ["packages/*"]}');
    write('dead/packages/domain/package.json', '{"name": "@portal/domain", "exports": {"./a": "./src/a.ts"}}');
    write('dead/packages/domain/src/a.ts', "export { used } from './b.ts';\n");
    write('dead/packages/domain/src/b.ts', 'export const used = 1;\n');
  };

  it('is nowhere in a project that uses all of it', async () => {
    writeProject('{"workspaces": {"packages/*": {"project": ["src/**/*.ts"]}}}');
    expect(await checkDeadCode(join(folder, 'dead'))).toEqual([]);
  });

  it('is named by the settings of this project, as are settings that match nothing', async () => {
    writeProject(readFileSync(join(ROOT, 'knip.json'), 'utf8'));
    write('dead/packages/domain/src/b.ts', 'export const used = 1;\nexport const lonely = 2;\n');
    write('dead/packages/domain/src/gone.ts', 'export const nobody = 1;\n');
    const said = (await checkDeadCode(join(folder, 'dead'))).join('\n');
    expect(said).toMatch(/Unused files \(1\)\s+packages\/domain\/src\/gone\.ts/);
    expect(said).toMatch(/lonely +packages\/domain\/src\/b\.ts:2/);
    expect(said).toMatch(/packages\/forecast +knip\.json +Remove from workspaces/);
  });
});
