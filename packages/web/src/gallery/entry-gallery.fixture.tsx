import type { Language } from '@portal/domain/language/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { BUILT_ASSETS } from '#document/built-assets.ts';
import style from './gallery.css?inline';
import { SAMPLE_GROUPS } from './sample-groups.fixture.ts';

/** Every component in every state, in one language. */
function GalleryPage({ language }: { readonly language: Language }) {
  const other = language === 'vi' ? 'en' : 'vi';
  return (
    <main className="wrap g-page">
      <h1>Gallery</h1>
      <p>
        <a href={`?lang=${other}`}>{other}</a>
      </p>
      {SAMPLE_GROUPS.map(({ group, size }) => (
        <section key={group.component} className={`g-group g-${size}`} aria-label={group.component}>
          <h2>{group.component}</h2>
          <div className="g-samples">
            {group.list(language).map(({ state, drawing }) => (
              <div key={state} className="g-sample">
                <p className="g-state">{state}</p>
                {drawing}
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

/** The gallery as a document, for developers only. */
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
