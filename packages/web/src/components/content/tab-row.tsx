import type { TabsBlock } from '@portal/content/blocks/content-block';
import styles from './tab-row.module.css';

/** The parts of a page side by side; each leads to its part further down. */
export function TabRow({ label, tabs }: Pick<TabsBlock, 'label' | 'tabs'>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a href={`#${tab.id}`}>{tab.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
