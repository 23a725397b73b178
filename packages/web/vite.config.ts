import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { listStyleSheets } from '../../scripts/build/list-style-sheets.ts';
import { PAGE_KINDS } from './src/document/page-kinds.table.ts';
import { writeBreakpoints } from './src/styles/breakpoint.table.ts';
import { writeColorSheet, writeSkySheet } from './src/styles/write-color-sheets.ts';

const SOURCES = join(import.meta.dirname, 'src');
const STYLES_FILE = new URL('dist/style-sheets.json', import.meta.url);
const ASSETS_FILE = new URL('dist/client-assets.json', import.meta.url);
const WORKER_FILE = new URL('dist/service-worker/service-worker.js', import.meta.url);
const SHEETS = listStyleSheets(SOURCES, 'document/get-page.ts', PAGE_KINDS);

const toMark = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const MODULES = readdirSync(SOURCES, { encoding: 'utf8', recursive: true })
  .filter((path) => path.endsWith('.module.css'))
  .sort();

/**
 * `rides_3f`: class name and file number. A page has about 500 class names: default names made it 5 % larger,
 * compressed.
 */
function nameClass(name: string, file: string): string {
  const index = MODULES.indexOf(relative(SOURCES, file.replace(/\?.*$/, '')));
  if (index < 0) throw new Error(`style module ${file} is not in the sources`);
  return `${name}_${index.toString(36)}`;
}

interface StyleList {
  readonly style: string;
  readonly kindStyles: Readonly<Record<string, string>>;
  readonly consultation: string;
  readonly fonts: readonly string[];
}

interface AssetList extends StyleList {
  readonly loader: string;
  /** Modules that the loader imports before it runs. */
  readonly modules: readonly string[];
  readonly islandModules: Readonly<Record<string, readonly string[]>>;
  readonly icon: string | undefined;
  readonly drawings: readonly string[];
}

const findNames = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((name) => pattern.test(name)).map((name) => `/${name}`);

function listClientAssets(
  files: readonly string[],
  styles: StyleList,
  loader: string,
  { modules, islandModules }: Pick<AssetList, 'modules' | 'islandModules'>,
): AssetList {
  return {
    ...styles,
    loader: `/${loader}`,
    modules: modules.map((name) => `/${name}`),
    islandModules,
    icon: findNames(files, /site-icon.*\.svg$/)[0],
    drawings: findNames(files, /(icon-sprite|sky-sprite).*\.svg$/),
  };
}

const readStyles = (): StyleList => JSON.parse(readFileSync(STYLES_FILE, 'utf8'));
const readAssets = (): AssetList => JSON.parse(readFileSync(ASSETS_FILE, 'utf8'));

/** Files cached at install. Names contain hashes, so the list identifies the build. */
function toShell({ style, kindStyles, loader, modules, fonts, drawings }: AssetList): object {
  const files = [style, ...Object.values(kindStyles), loader, ...modules, ...fonts, ...drawings];
  return { version: toMark(files.join()), style, files };
}

/** Modules whose source the build generates from tables or earlier builds. */
const MADE_MODULES: Readonly<Record<string, () => string>> = {
  '/src/document/built-assets.ts': () => {
    const { drawings: _unnamed, consultation: _asked, ...assets } = readAssets();
    return `export const BUILT_ASSETS = ${JSON.stringify(assets)};`;
  },
  '/src/styles/colors.css': writeColorSheet,
  '/src/styles/sky.css': writeSkySheet,
  '/src/islands/lead-form/consultation-style.ts': () =>
    `export const CONSULTATION_STYLE = ${JSON.stringify(readStyles().consultation)};`,
  '/src/service-worker/shell-files.ts': () => `export const SHELL = ${JSON.stringify(toShell(readAssets()))};`,
  '/src/document/built-service-worker.ts': () =>
    `export const SERVICE_WORKER = ${JSON.stringify(readFileSync(WORKER_FILE, 'utf8'))};`,
};

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** All chunks that a chunk needs before it runs. */
function listImports(fileName: string, chunks: readonly Chunk[], seen = new Set<string>()): string[] {
  for (const name of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) {
    if (seen.has(name)) continue;
    seen.add(name);
    listImports(name, chunks, seen);
  }
  return [...seen];
}

const ISLAND_TABLE = 'islands/account-island.table.ts';
/** `name: () => … import('./folder/module.tsx')`. */
const ISLAND = /^ {2}'?([\w-]+)'?: \(\) =>\s[^;]*?import\('\.\/([^']+)'\)/gm;

/** The modules that each island of the table needs, itself and React included, but those that every page has. */
function listIslandModules(chunks: readonly Chunk[], everywhere: readonly string[]): Record<string, string[]> {
  const findChunk = (path: string): string => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(SOURCES, path)));
    if (chunk === undefined) throw new Error(`no file of the client has ${path}`);
    return chunk.fileName;
  };
  const always = [ISLAND_TABLE, 'islands/hydrate-island.ts'].map(findChunk);
  const islands = [...readFileSync(join(SOURCES, ISLAND_TABLE), 'utf8').matchAll(ISLAND)];
  return Object.fromEntries(
    islands.map(([, name = '', path]) => {
      const first = [...always, findChunk(`islands/${path}`)];
      const all = new Set([...first, ...first.flatMap((file) => listImports(file, chunks))]);
      return [name, [...all].filter((file) => !everywhere.includes(file)).map((file) => `/${file}`)];
    }),
  );
}

/** Writes out the named breakpoints of style sheets. */
const namedBreakpoints = (): Plugin => ({
  name: 'named-breakpoints',
  enforce: 'pre',
  transform: (code, id) => (/\.css(?:$|\?)/.test(id) ? writeBreakpoints(code) : null),
});

/** Splits CSS into one sheet for all pages and one per kind of page. */
function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'styles',
    generateBundle: {
      // Before Vite drops chunks of style-only files.
      order: 'pre',
      handler(_, bundle) {
        const texts = new Map<string, string>();
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.facadeModuleId === null) continue;
          const names = [...(file.viteMetadata?.importedCss ?? [])];
          const sources = names.map((name) => bundle[name]).map((made) => (made?.type === 'asset' ? made.source : ''));
          texts.set(file.facadeModuleId, sources.join(''));
        }
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'chunk' || name.endsWith('.css')) delete bundle[name];
        }
        const getText = (path: string): string => {
          const text = texts.get(join(SOURCES, path));
          if (text === undefined) throw new Error(`the style file ${path} was not built`);
          return text;
        };
        const write = (name: string, paths: readonly string[]): string => {
          const source = paths.map((path) => getText(path)).join('');
          const fileName = `assets/${name}-${toMark(source)}.css`;
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const styles: StyleList = {
          style: write('style', SHEETS.everywhere),
          kindStyles: Object.fromEntries(
            Object.entries(SHEETS.owned).map(([name, paths]) => [name, write(`style-${name}`, paths)]),
          ),
          consultation: write('style-consultation', SHEETS.consultation),
          fonts: findNames(Object.keys(bundle), /plus-jakarta-sans-(latin|vietnamese)-.*\.woff2$/),
        };
        mkdirSync(new URL('.', STYLES_FILE), { recursive: true });
        writeFileSync(STYLES_FILE, JSON.stringify(styles));
      },
    },
  };
}

/** Records the client build's files and passes them to later builds. */
function clientAssets(): Plugin {
  return {
    name: 'client-assets',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const loader = chunks.find((chunk) => chunk.name === 'loader');
        const siteFiles = chunks.find((chunk) => chunk.name === 'site-files');
        if (loader === undefined || siteFiles === undefined) throw new Error('the client build lacks its entries');
        delete bundle[siteFiles.fileName];
        for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
        const modules = listImports(loader.fileName, chunks);
        const islandModules = listIslandModules(chunks, [loader.fileName, ...modules]);
        const found = { modules, islandModules };
        const assets = listClientAssets(Object.keys(bundle), readStyles(), loader.fileName, found);
        writeFileSync(ASSETS_FILE, JSON.stringify(assets, null, 2));
      },
    },
    buildStart() {
      // A moved module would silently keep its empty source.
      const missing = Object.keys(MADE_MODULES).filter((name) => !existsSync(join(import.meta.dirname, name)));
      if (missing.length > 0) throw new Error(`generated modules not found: ${missing.join(', ')}`);
    },
    load(id) {
      return Object.entries(MADE_MODULES).find(([name]) => id.endsWith(name))?.[1]();
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), namedBreakpoints(), styleSheets(), clientAssets()],
  css: { modules: { generateScopedName: nameClass } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // MapLibre, loaded only by maps, exceeds the default limit.
    chunkSizeWarningLimit: 1500,
    // Slow builds on a busy machine are not an error.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    styles: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        cssCodeSplit: true,
        rolldownOptions: {
          preserveEntrySignatures: 'strict',
          input: [SHEETS.everywhere, SHEETS.consultation, ...Object.values(SHEETS.owned)]
            .flat()
            .map((path) => join(SOURCES, path)),
        },
      },
    },
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          input: { loader: 'src/document/browser-entry.ts', 'site-files': 'src/document/site-files.ts' },
          // Keeps licence comments that require it.
          output: { comments: { legal: true } },
        },
      },
    },
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: 'dist/service-worker',
        rolldownOptions: {
          input: 'src/service-worker/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        emitAssets: false,
        rolldownOptions: { input: { 'entry-server': 'src/document/entry-server.ts' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['styles', 'client', 'serviceWorker', 'ssr']) {
        const environment = builder.environments[name];
        if (environment === undefined) throw new Error(`the build lacks its environment ${name}`);
        await builder.build(environment);
      }
    },
  },
});
