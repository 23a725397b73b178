import type { Language } from '@portal/domain/language/language';
import { SAMPLE_GROUPS } from './sample-groups.fixture.ts';

/** Every component in every state, in one language. */
export function GalleryPage({ language }: { readonly language: Language }) {
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
