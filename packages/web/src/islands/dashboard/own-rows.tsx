import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import type { Language } from '@portal/domain/language/language';
import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { Button } from '#islands/own/button.tsx';
import { ConfirmRemove } from '#islands/own/confirm-remove.tsx';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import { type CallAddress, callOwn } from '#islands/session/call-account.ts';
import styles from './channels.module.css';
import type { DashboardData, PartName } from './dashboard-data.ts';
import type { SectionProps } from './section-props.ts';

interface RowProps {
  readonly language: Language;
  readonly icon: IconName;
  readonly isOff?: boolean;
  readonly title: ReactNode;
  /** Lines below the title. */
  readonly children?: ReactNode;
  /** Removal after a question; absent: none. */
  readonly removal?: {
    readonly label: string;
    readonly question: string;
    readonly yes: string;
    readonly onYes: () => void;
  };
  readonly tools?: ReactNode;
  readonly below?: ReactNode;
}

/** A row of something that the account owns. */
export function OwnRow({ language, icon, isOff = false, title, children, removal, tools, below }: RowProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li>
      <div className={styles.row}>
        <span className={styles.icon} data-off={isOff ? '' : undefined}>
          <Icon name={icon} size={20} />
        </span>
        <span className={styles.words}>
          <b>{title}</b>
          {children}
        </span>
        {removal !== undefined && (
          <Button variant="tool" aria-label={removal.label} onClick={() => setIsAsking(true)}>
            <Icon name="x" size={18} />
          </Button>
        )}
        {tools}
      </div>
      {below}
      {removal !== undefined && isAsking && (
        <ConfirmRemove {...removal} no={dashboardMessages[language].keep} onNo={() => setIsAsking(false)} />
      )}
    </li>
  );
}

/** Parts that are lists of entries. */
type ListName = {
  [Name in PartName]: DashboardData[Name] extends readonly { readonly id: string }[] ? Name : never;
}[PartName];
type Entry<Name extends ListName> = DashboardData[Name][number];
type Page = Pick<SectionProps, 'dashboard' | 'language'>;

/** Removes an entry and announces it. False if it was refused. */
export async function removeEntry<Name extends ListName>(
  { dashboard, language }: Page,
  name: Name,
  address: CallAddress,
  { id, removed }: { readonly id: string; readonly removed: string },
): Promise<boolean> {
  const answer = await callOwn(address, { id, language });
  if (!answer.ok) {
    dashboard.announce(describeRefusal(answer, language));
    return false;
  }
  dashboard.put(name, (known) => known.filter((one) => one.id !== id) as unknown as DashboardData[Name]);
  dashboard.announce(removed);
  return true;
}

interface EntryChange<Name extends ListName> {
  readonly entry: Entry<Name>;
  readonly body: Partial<Entry<Name>>;
  /** What is shown until the answer; default: the body. */
  readonly shown?: Partial<Entry<Name>>;
}

/** Changes an entry: shown at once, reverted on refusal. False if it was refused. */
export async function changeEntry<Name extends ListName>(
  { dashboard, language }: Page,
  name: Name,
  address: CallAddress,
  { entry, body, shown = body }: EntryChange<Name>,
): Promise<boolean> {
  const { id } = entry;
  const show = (changed: Entry<Name>): void =>
    dashboard.put(
      name,
      (known) => known.map((one) => (one.id === id ? changed : one)) as unknown as DashboardData[Name],
    );
  show({ ...entry, ...shown });
  const answer = await callOwn(address, { id, body, language });
  show(answer.ok ? (answer.reply as Entry<Name>) : entry);
  if (!answer.ok) dashboard.announce(describeRefusal(answer, language));
  return answer.ok;
}
