import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './Tabs.module.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** A pill after the label. */
  count?: number | undefined;
  /** Stays in the page, out of sight, while another tab is open: what has been done in it is kept. */
  stays?: boolean;
  children: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs are about, for assistive technology. */
  label: string;
  tabs: readonly TabItem<Id>[];
  /** Controlled, as when the tab stands in the URL; the first tab is open otherwise. */
  selected?: Id | undefined;
  onSelect?: (id: Id) => void;
  /**
   * There is room for all panels beside each other, and no tabs are needed; `className` lays them out. In a window that
   * is turned, what `stays` is the same element before and afterwards, with the focus in it.
   */
  allOpen?: boolean | undefined;
  className?: string | undefined;
}

/** Tabs with an underline: arrow keys move between them; only the open panel is in the page. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, allOpen = false, className } = props;
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => {
        const tab = tabs.find(({ id }) => id === key);
        if (tab) onSelect?.(tab.id);
      }}
      className={classNames(!allOpen && styles.tabs, className)}
    >
      <TabList aria-label={label} className={classNames(styles.list, allOpen && styles.none)}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          id={tab.id}
          shouldForceMount={allOpen || tab.stays === true}
          className={styles.panel ?? ''}
          {...(allOpen && { render: openPanel })}
        >
          {tab.children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** A panel without its tab is an element like any other. */
const openPanel = ({ children, ref }: ComponentPropsWithRef<'div'>) => (
  <div ref={ref} className={styles.open}>
    {children}
  </div>
);
