import styles from './breadcrumb.module.css';

/** A breadcrumb step; the current page has no address. */
export interface Crumb {
  readonly name: string;
  readonly href?: string;
}

interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[];
  readonly label: string;
}

export function Breadcrumb({ crumbs, label }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={name}>{href === undefined ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
