import { formatCount } from '#lib/numbers.ts';
import { PageLink, type Destination } from './page-link.tsx';
import tabStyles from '#ui/Tabs.module.css';
import styles from './page-tabs.module.css';

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
    <nav aria-label={label} className={styles.tabs}>
      <ul className={tabStyles.list}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <PageLink page={tab} className={tabStyles.tab}>
              {tab.label}
              {tab.count === undefined ? null : (
                <span className={tabStyles.count}>{formatCount(tab.count)}</span>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
