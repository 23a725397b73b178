import { expertBulletinMessages } from '@portal/content/messages/expert-bulletin-messages';
import { BulletinSheet } from '#components/expert-bulletin/bulletin-sheet.tsx';
import { notFoundOutcome } from '#pages/not-found/not-found-outcome.tsx';
import type { Page } from '#pages/page.ts';
import styles from './expert-bulletin-page.module.css';

/** `/ban-tin-chuyen-gia/{code}`: a bulletin for anyone with its link, without account or JavaScript; prints on A4. */
export const expertBulletinPage: Page = async (request, call) => {
  const { language, parameters, findExpertBulletin } = request;
  const found = (await findExpertBulletin?.(parameters.code ?? '')) ?? null;
  if (found === null) return notFoundOutcome(request, call, []);
  const { document, pdfPath, newestPath } = found;
  const { kind, sheet } = expertBulletinMessages[language];
  return {
    kind: 'page',
    status: 200,
    head: { title: `${kind}: ${document.title}`, description: sheet.description, indexable: false },
    body: (
      <div className={`wrap stack ${styles.page}`}>
        {newestPath === null ? null : (
          <p className={styles.replaced}>
            <strong>{sheet.replaced}</strong> <a href={newestPath}>{sheet.newest}</a>
          </p>
        )}
        <p className={styles.actions}>{pdfPath === null ? sheet.notYet : <a href={pdfPath}>{sheet.download}</a>}</p>
        <BulletinSheet document={document} isPage />
      </div>
    ),
  };
};
