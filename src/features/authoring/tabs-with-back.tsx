import type { ReactNode } from 'react';
import { Tabs, type TabsProps } from '#ui/Tabs.tsx';
import styles from './tabs-with-back.module.css';

/** Tabs with a back link at the end of their line, or above them on a phone. */
export function TabsWithBack<Id extends string>({ back, ...tabs }: TabsProps<Id> & { back: ReactNode }) {
  return (
    <div className={styles.place}>
      <div className={styles.back}>{back}</div>
      <Tabs {...tabs} />
    </div>
  );
}
