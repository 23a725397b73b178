import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const ASSETS_FILE = new URL('dist/client-assets.json', import.meta.url);
const WORKER_FILE = new URL('dist/service-worker/service-worker.js', import.meta.url);

interface AssetList {
  readonly styles: readonly string[];
  readonly loader: string;
  /** What the loader imports before it runs. */
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
  readonly icon: string | undefined;
  readonly drawings: readonly string[];
}

function listClientAssets(files: readonly string[], loader: string, modules: readonly string[]): AssetList {
  const find = (pattern: RegExp) => files.filter((name) => pattern.test(name)).map((name) => `/${name}`);
  return {
    styles: find(/\.css$/),
    loader: `/${loader}`,
    modules: modules.map((name) => `/${name}`),
    fonts: find(/plus-jakarta-sans-(latin|vietnamese)-.*\.woff2$/),
    icon: find(/site-icon.*\.svg$/)[0],
    drawings: find(/(icon-sprite|sky-sprite|sky-scene).*\.svg$/),
  };
}

const readAssets = (): AssetList => JSON.parse(readFileSync(ASSETS_FILE, 'utf8'));

/** What the service worker lays by: every page needs it. Names hold hashes, so the list tells one build from another. */
function toShell({ styles, loader, modules, fonts, drawings }: AssetList): object {
  const files = [...styles, loader, ...modules, ...fonts, ...drawings];
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 8);
  return { version, style: styles[0], files };
}

/** Modules whose text the build makes from what it has built before. */
const MADE_MODULES: Readonly<Record<string, () => string>> = {
  '/src/document/built-assets.ts': () => {
    const { drawings: _unnamed, ...assets } = readAssets();
    return `export const BUILT_ASSETS = ${JSON.stringify(assets)};`;
  },
  '/src/service-worker/shell-files.ts': () => `export const SHELL = ${JSON.stringify(toShell(readAssets()))};`,
  '/src/document/built-service-worker.ts': () =>
    `export const SERVICE_WORKER = ${JSON.stringify(readFileSync(WORKER_FILE, 'utf8'))};`,
};

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Every chunk that must be there before a chunk runs. */
function listImports(fileName: string, chunks: readonly Chunk[], seen = new Set<string>()): string[] {
  for (const name of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) {
    if (seen.has(name)) continue;
    seen.add(name);
    listImports(name, chunks, seen);
  }
  return [...seen];
}

/** Writes down which files the client build made, and hands what was built to the builds after it. */
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
        mkdirSync(new URL('.', ASSETS_FILE), { recursive: true });
        const modules = listImports(loader.fileName, chunks);
        const assets = listClientAssets(Object.keys(bundle), loader.fileName, modules);
        writeFileSync(ASSETS_FILE, JSON.stringify(assets, null, 2));
      },
    },
    load(id) {
      return Object.entries(MADE_MODULES).find(([name]) => id.endsWith(name))?.[1]();
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), clientAssets()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        rolldownOptions: {
          preserveEntrySignatures: 'strict',
          input: { loader: 'src/document/browser-entry.ts', 'site-files': 'src/document/site-files.ts' },
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
      for (const name of ['client', 'serviceWorker', 'ssr']) {
        const environment = builder.environments[name];
        if (environment === undefined) throw new Error(`the build lacks its environment ${name}`);
        await builder.build(environment);
      }
    },
  },
});
