import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const ASSETS_FILE = new URL('dist/client-assets.json', import.meta.url);
const ASSETS_MODULE = '/src/document/built-assets.ts';

function listClientAssets(files: readonly string[], loader: string): object {
  const find = (pattern: RegExp) => files.filter((name) => pattern.test(name)).map((name) => `/${name}`);
  return {
    styles: find(/\.css$/),
    loader: `/${loader}`,
    fonts: find(/plus-jakarta-sans-(latin|vietnamese)-.*\.woff2$/),
    icon: find(/site-icon.*\.svg$/)[0],
  };
}

/** Writes down which files the client build made, and hands their addresses to the server build. */
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
        writeFileSync(ASSETS_FILE, JSON.stringify(listClientAssets(Object.keys(bundle), loader.fileName), null, 2));
      },
    },
    load(id) {
      if (!id.endsWith(ASSETS_MODULE)) return undefined;
      return `export const BUILT_ASSETS = ${readFileSync(ASSETS_FILE, 'utf8')};`;
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
          input: { loader: 'src/islands/wake-islands.ts', 'site-files': 'src/document/site-files.ts' },
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
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined) throw new Error('the build needs its two environments');
      await builder.build(client);
      await builder.build(ssr);
    },
  },
});
