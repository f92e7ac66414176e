import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { CountPill } from './Badge.tsx';
import { classNames } from './class-names.ts';
import { Skeleton } from './feedback/Skeleton.tsx';
import styles from './Tabs.module.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  count?: number | undefined;
  children: ReactNode;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly TabItem<Id>[];
  /** Makes the tabs controlled, for example by the URL. Default: the first tab is selected. */
  selected?: Id | undefined;
  onSelect?: (id: Id) => void;
  className?: string | undefined;
}

/** Tabs within a page. Only the selected panel is rendered. For tabs that are pages, use `PageTabs`. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, className }: TabsProps<Id>) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => {
        const tab = tabs.find(({ id }) => id === key);
        if (tab) onSelect?.(tab.id);
      }}
      className={classNames(styles.tabs, className)}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
            {tab.count === undefined ? null : <CountPill count={tab.count} />}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

export const TabsSkeleton = ({ count }: { count: number }) => (
  <div aria-hidden="true" className={classNames(styles.list, styles.loading)}>
    {Array.from({ length: count }, (_, tab) => (
      <span key={tab} className={styles.tab}>
        <Skeleton width="4em" />
      </span>
    ))}
  </div>
);
