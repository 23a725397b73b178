import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce } from './build-once.ts';
import { compressAssets } from './compress-assets.ts';
import { cutFonts } from './cut-fonts.ts';
import { hashSources } from './hash-sources.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const WEB = join(ROOT, 'packages', 'web');
const MARK = join(WEB, 'dist', 'built-from.txt');
const FONTS = join(ROOT, 'node_modules', '@fontsource-variable', 'plus-jakarta-sans', 'files');
const SOURCE_FOLDERS = ['web', 'content', 'contract', 'domain'].map((name) => `packages/${name}/src`);
const SOURCE_FILES = [
  'package-lock.json',
  'packages/web/vite.config.ts',
  'scripts/build/compress-assets.ts',
  'scripts/build/cut-fonts.ts',
  'scripts/build/font-characters.ts',
  'scripts/build/list-style-sheets.ts',
  ...['web', 'content', 'contract', 'domain'].map((name) => `packages/${name}/package.json`),
];

function runVite(): Promise<void> {
  const program = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const words = [program, 'build', '--app', '--logLevel', 'warn'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: WEB, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the build of the pages failed (${code})`)),
    );
  });
}

function isBuiltFrom(hash: string): boolean {
  return (
    existsSync(MARK) && readFileSync(MARK, 'utf8') === hash && existsSync(join(WEB, 'dist/server/entry-server.js'))
  );
}

/** Builds the pages where there is no build of the sources as they are now. Answers whether it had to; tells of it beside the output. */
export async function buildWeb(): Promise<boolean> {
  const hash = hashSources(ROOT, SOURCE_FOLDERS, SOURCE_FILES);
  return buildOnce(
    join(WEB, 'dist', 'build.lock'),
    () => isBuiltFrom(hash),
    () => buildFrom(hash),
  );
}

async function buildFrom(hash: string): Promise<void> {
  const startedAt = performance.now();
  process.stderr.write('Building the pages…\n');
  rmSync(MARK, { force: true });
  await cutFonts(FONTS, join(WEB, 'dist', 'fonts'));
  await runVite();
  compressAssets(join(WEB, 'dist', 'client', 'assets'));
  writeFileSync(MARK, hash);
  process.stderr.write(`Built the pages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
