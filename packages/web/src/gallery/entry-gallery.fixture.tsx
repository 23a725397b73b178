import type { Language } from '@portal/domain/language/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { BUILT_ASSETS } from '#document/built-assets.ts';
import style from './gallery.css?inline';
import { GalleryPage } from './gallery-page.fixture.tsx';

/** The gallery as a whole document, for those who build the portal; no visitor ever sees it. */
export function renderGallery(language: Language): string {
  const document = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Gallery</title>
        {[BUILT_ASSETS.style, ...Object.values(BUILT_ASSETS.kindStyles)].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style>{style}</style>
      </head>
      <body>
        <GalleryPage language={language} />
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}
