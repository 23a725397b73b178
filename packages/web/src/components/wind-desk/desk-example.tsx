import { windDeskMessages } from '@portal/content/messages/wind-desk-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { SUGGESTED_WORK, type SuggestedWorkId } from '@portal/domain/wind/sea-work.table';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { PageView } from '#components/weather/page-view.ts';
import type { Section } from '#components/weather/section.ts';
import type { DeskData, DeskSubject } from './desk-data.ts';
import styles from './wind-desk.module.css';
import { WindDesk } from './wind-desk.tsx';

/** Fictitious site: suggested limits and an illustrative power curve. */
export const SAMPLE_SUBJECT: DeskSubject = {
  farm: { curve: null, count: 1, availability: 1, wakeLoss: 0 },
  hubHeightM: 100,
  works: (Object.keys(SUGGESTED_WORK) as SuggestedWorkId[]).map((kind) => ({ kind, work: SUGGESTED_WORK[kind] })),
  isSuggested: true,
};

interface DeskExampleProps {
  readonly title: string;
  readonly section: Section<DeskData>;
  readonly warnings: readonly OfficialWarning[];
  readonly view: PageView;
}

/** Live desk of a sample site with a link to set up one's own. */
export function DeskExample({ title, section, warnings, view }: DeskExampleProps) {
  const { language } = view.style;
  const desk = windDeskMessages[language];
  const lead = (
    <div className={`card ${styles.lead}`}>
      <p>{desk.lead.text}</p>
      <a className="button" href={toLanguagePath('dashboard:wind', language)}>
        {desk.lead.open}
      </a>
    </div>
  );
  if (!section.ok) {
    const { what, why } = view.words.missing[section.reason];
    return (
      <div className={styles.desk}>
        <div className="card">
          <h3 className={styles.place}>{title}</h3>
          <p>{what}</p>
          <p className={styles.note}>{why}</p>
        </div>
        {lead}
      </div>
    );
  }
  return (
    <div className={styles.desk}>
      <WindDesk
        title={title}
        data={section.reply}
        subject={SAMPLE_SUBJECT}
        warnings={warnings}
        view={{ ...view, desk }}
      />
      {lead}
    </div>
  );
}
