import type { ReactNode } from 'react';
import { ScreenFrame, ScreenFrameSkeleton } from './screen-frame.tsx';
import { TwoPanes, type TwoPanesProps } from './two-panes.tsx';
import styles from './list-detail.module.css';

interface ListDetailScreenProps extends TwoPanesProps {
  title: string;
  /** `PageTabs`, where the screen is one of several. */
  tabs?: ReactNode;
}

/** A staff screen with a list, and beside it what is chosen from it. */
export const ListDetailScreen = ({ title, tabs, list, ...panes }: ListDetailScreenProps) => (
  <ScreenFrame title={title} tabs={tabs}>
    <TwoPanes {...panes} list={<div className={styles.list}>{list}</div>} />
  </ScreenFrame>
);

/** @param children the skeleton of the list */
export const ListDetailSkeleton = ({
  tabs,
  children,
}: Pick<ListDetailScreenProps, 'tabs'> & { children: ReactNode }) => (
  <ScreenFrameSkeleton tabs={tabs}>
    <div className={styles.waiting}>{children}</div>
  </ScreenFrameSkeleton>
);

interface DetailPaneProps {
  title: string;
  note?: string | undefined;
  /** The way back to the list, shown where the detail replaces it. */
  back: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What is chosen: its heading, which takes the focus where the pane replaces the list, and its content. */
export function DetailPane({ title, note, back, actions, children }: DetailPaneProps) {
  return (
    <div className={styles.pane}>
      <header className={styles.head}>
        <div className={styles.back}>{back}</div>
        <div className={styles.words}>
          <h2 tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
