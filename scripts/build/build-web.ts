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

/** Kind of build: small for readers, or quick for developers. */
type BuildKind = 'small' | 'quick';

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

/** In this process, which keeps the bundler loaded after the first time. */
async function runViteQuickly(): Promise<void> {
  const { createBuilder } = await import('vite');
  const builder = await createBuilder(
    { root: WEB, logLevel: 'silent', build: { minify: false, cssMinify: false } },
    null,
  );
  await builder.buildApp();
}

function readMark(): string | null {
  const isThere = existsSync(MARK) && existsSync(join(WEB, 'dist/server/entry-server.js'));
  return isThere ? readFileSync(MARK, 'utf8') : null;
}

const toMark = (hash: string, kind: BuildKind): string => (kind === 'small' ? hash : `${kind} ${hash}`);

function isBuiltFrom(hash: string, kind: BuildKind): boolean {
  const mark = readMark();
  return mark === hash || mark === toMark(hash, kind);
}

/**
 * Builds the pages unless a build of the current sources exists. Returns whether it built; writes the source hash next
 * to the output. The quick kind leaves files uncompressed and does not subset fonts again, and is never taken for the
 * small one.
 */
export async function buildWeb(kind: BuildKind = 'small'): Promise<boolean> {
  const hash = hashSources(ROOT, SOURCE_FOLDERS, SOURCE_FILES);
  return buildOnce(
    join(WEB, 'dist', 'building'),
    () => isBuiltFrom(hash, kind),
    () => buildFrom(hash, kind),
  );
}

async function buildFrom(hash: string, kind: BuildKind): Promise<void> {
  // The bundler takes the part after these characters for a query or a hash, and fails with a long stack trace.
  if (/[#?]/.test(ROOT)) throw new Error(`the pages cannot be built in ${ROOT}: rename the folder without # and ?`);
  const startedAt = performance.now();
  process.stderr.write('Building the pages…\n');
  rmSync(MARK, { force: true });
  const fonts = join(WEB, 'dist', 'fonts');
  if (kind === 'small' || !existsSync(fonts)) await cutFonts(FONTS, fonts);
  if (kind === 'small') {
    await runVite();
    compressAssets(join(WEB, 'dist', 'client', 'assets'));
  } else await runViteQuickly();
  writeFileSync(MARK, toMark(hash, kind));
  process.stderr.write(`Built the pages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
