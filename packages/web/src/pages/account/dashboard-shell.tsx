import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { ReactNode } from 'react';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './dashboard-page.module.css';
import { SideList, type SideName } from './side-list.tsx';

interface DashboardShellProps {
  readonly request: PageRequest;
  readonly current: SideName;
  /** True where the page needs the full width: the list goes above it. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Dashboard page around its island: the same for everyone, without personal data. */
export function DashboardShell({ request, current, isWide = false, children }: DashboardShellProps) {
  const { language, path } = request;
  const words = accountPageMessages[language].dashboard;
  const login = addQuery(toLanguagePath('login', language), `redirect=${encodeURIComponent(path)}`);
  return (
    <div className={`wrap ${styles.page} ${isWide ? styles.wide : ''}`}>
      <SideList current={current} language={language} />
      <div className={styles.main}>
        <noscript>
          <p className="card">
            {words.needsScript} <a href={login}>{words.login}</a>
          </p>
        </noscript>
        {children}
      </div>
    </div>
  );
}
