/** `npm run gallery`: every component in every state, on http://127.0.0.1:3001 (another with PORT); `?lang=en` for English. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { buildWeb } from './build/build-web.ts';

const DIST = join(import.meta.dirname, '..', 'packages', 'web', 'dist');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Separate from the server's build, so that no visitor's page grows. */
async function buildGallery(): Promise<void> {
  await build({
    root: join(DIST, '..'),
    logLevel: 'warn',
    build: { ssr: true },
    environments: {
      ssr: {
        build: {
          outDir: 'dist/gallery',
          rolldownOptions: { input: { gallery: 'src/gallery/entry-gallery.fixture.tsx' } },
        },
      },
    },
  });
}

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  console.log('npm run gallery: every component in every state on http://127.0.0.1:3001; another port with PORT');
  process.exit(0);
}
await buildWeb();
await buildGallery();
const { renderGallery } = (await import(join(DIST, 'gallery', 'gallery.js'))) as {
  renderGallery: (language: 'vi' | 'en') => string;
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gallery');
  const file = join(DIST, 'client', normalize(pathname));
  if (pathname.startsWith('/assets/') && existsSync(file)) {
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(renderGallery(searchParams.get('lang') === 'en' ? 'en' : 'vi'));
});
server.listen(Number(process.env.PORT ?? 3001), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`Gallery: http://127.0.0.1:${address?.port}`);
});
