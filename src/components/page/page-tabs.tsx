import { CountPill } from '#ui/Badge.tsx';
import { PageLink, type Destination } from './page-link.tsx';
import styles from '#ui/Tabs.module.css';

export interface PageTab extends Destination {
  label: string;
  count?: number | undefined;
}

interface PageTabsProps {
  label: string;
  tabs: readonly PageTab[];
}

/** Tabs that are links to pages (D-042). For tabs within a page, use `ui/Tabs`. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav aria-label={label} className={styles.pages}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <PageLink page={tab} className={styles.tab}>
              {tab.label}
              {tab.count === undefined ? null : <CountPill count={tab.count} />}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
