import { contentPagesMessages } from '@portal/content/messages/content-pages-messages';
import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#components/content/breadcrumb.tsx';
import type { StormView } from '#components/storms/storm-words.ts';
import { CreditText } from '#components/weather/credit-text.tsx';
import { EmergencyCalls, OfficialPart, ReferenceNotice } from './official-part.tsx';
import styles from './storms.module.css';

interface StormFrameProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly warnings: readonly OfficialWarning[] | null;
  /** The first sentence below heading and bulletin. */
  readonly state: ReactNode;
  readonly credits: readonly string[];
  /** False where no centre is read, so that nothing is for reference. */
  readonly hasSource?: boolean;
  readonly view: StormView;
  readonly children: ReactNode;
}

/** Every storm page: the official bulletin, the answer, what is for reference, emergency calls, credits. */
export function StormFrame({
  title,
  crumbs,
  warnings,
  state,
  credits,
  hasSource = true,
  view,
  children,
}: StormFrameProps) {
  const { language } = view.style;
  return (
    <div className={`wrap stack ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} label={contentPagesMessages[language].breadcrumb} />
      <h1>{title}</h1>
      <OfficialPart warnings={warnings} view={view} />
      {state}
      {hasSource && <ReferenceNotice view={view} />}
      {children}
      <EmergencyCalls view={view} />
      <p className={styles.credits}>
        {credits.length > 0 && (
          <>
            {view.words.credits}{' '}
            {credits.map((credit) => (
              <span key={credit}>
                <CreditText credit={credit} language={language} />
              </span>
            ))}
          </>
        )}{' '}
        <a href={`${toLanguagePath('api-docs', language)}#${ENDPOINT_ADDRESSES.storms.id}`}>{view.words.api}</a>
      </p>
    </div>
  );
}
