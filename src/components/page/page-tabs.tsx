import { CountPill } from '#ui/Badge.tsx';
import { PageLink, type Destination } from './page-link.tsx';
import styles from '#ui/Tabs.module.css';

export interface PageTab extends Destination {
  label: string;
  /** A pill after the label. */
  count?: number | undefined;
}

interface PageTabsProps {
  /** What the tabs are about, for assistive technology. */
  label: string;
  tabs: readonly PageTab[];
}

/**
 * Tabs that are pages of their own, as Users and Parents are (D-042): links, so that each has a URL and Back leads to
 * the one before. For tabs within one page there is ui/Tabs.
 */
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
