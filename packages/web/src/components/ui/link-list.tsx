import { Icon } from './icon.tsx';
import styles from './link-list.module.css';

interface LinkListProps {
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** Ways on from here, one a line. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>
            {label}
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
