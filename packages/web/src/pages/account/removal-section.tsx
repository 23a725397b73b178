import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { CompanionApp } from '@portal/domain/account/companion-app';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './account-frame.module.css';
import { FormIsland } from './guest-pages.tsx';

/** Form of a deletion guide: deletes a portal account, or requests deletion from the app. */
export function RemovalSection({ app, request }: { readonly app: CompanionApp; readonly request: PageRequest }) {
  const words = accountPageMessages[request.language].removal;
  return (
    <section className={`card ${styles.card}`} id="form" aria-labelledby="form-heading">
      <h2 id="form-heading">{words.heading}</h2>
      <p>{words.lead}</p>
      <FormIsland kind="remove" guide={app} request={request} />
    </section>
  );
}
