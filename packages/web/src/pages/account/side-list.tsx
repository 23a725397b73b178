import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import type { SectionName } from '#islands/dashboard/section-props.ts';
import styles from './dashboard-page.module.css';

/** A desk; its page has its own script. */
type DeskName = 'activities' | 'catchments' | 'wind' | 'records' | 'data' | 'bulletins' | 'calls';
/** A side list entry: dashboard section or desk. */
export type SideName = Exclude<SectionName, 'order'> | DeskName;

const SIDE_PAGES = [
  ['overview', 'dashboard', 'house'],
  ['places', 'dashboard:places', 'map-pin'],
  ['rules', 'dashboard:rules', 'sliders-horizontal'],
  ['activities', 'dashboard:activities', 'briefcase'],
  ['catchments', 'dashboard:catchments', 'droplets'],
  ['wind', 'dashboard:wind', 'wind'],
  ['records', 'dashboard:records', 'badge-check'],
  ['data', 'dashboard:data', 'cloud'],
  ['bulletins', 'dashboard:bulletins', 'pencil'],
  ['calls', 'dashboard:calls', 'smartphone'],
  ['messages', 'dashboard:messages', 'list-checks'],
  ['channels', 'dashboard:channels', 'bell'],
  ['plan', 'dashboard:plan', 'credit-card'],
  ['keys', 'dashboard:keys', 'key-round'],
  ['team', 'dashboard:team', 'users'],
  ['settings', 'dashboard:settings', 'settings-2'],
] as const satisfies readonly (readonly [SideName, RouteId, IconName])[];

interface SideListProps {
  readonly current: SideName;
  readonly language: Language;
}

/** All dashboard pages: next to the page on wide screens, above it and scrollable on phones. */
export function SideList({ current, language }: SideListProps) {
  const words = dashboardMessages[language];
  return (
    <nav aria-label={words.menu} className={styles.side}>
      <ul>
        {SIDE_PAGES.map(([section, id, icon]) => (
          <li key={section}>
            <a href={toLanguagePath(id, language)} aria-current={section === current ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              {words.sections[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
