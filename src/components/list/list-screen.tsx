import type { ReactNode } from 'react';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ScreenFrame, ScreenFrameSkeleton } from '../page/screen-frame.tsx';
import { ListDownload, ListPane, type ListPaneProps } from './list-pane.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import styles from './list-screen.module.css';

export interface ListScreenProps<Row, Name extends string = never> extends Omit<
  ListPaneProps<Row, Name>,
  'caption' | 'toolbarActions'
> {
  title: string;
  /** What the table is called, where the heading says more than that. */
  caption?: string;
  /** What the CSV file of the list is called; the list can be downloaded then. */
  fileName?: string;
  /** Buttons beside the heading: Add. */
  actions?: ReactNode;
  /** `PageTabs` below the heading, where the list is one of several. */
  tabs?: ReactNode;
  /** A form that stays beside the list, above it where there is no room for both. */
  beside?: ReactNode;
  /** The form that adds or edits, and whatever else belongs to the screen. */
  children?: ReactNode;
}

/** A screen that lists one kind of record: heading and actions, search and count, rows with their actions. */
export function ListScreen<Row, Name extends string = never>(props: ListScreenProps<Row, Name>) {
  const { title, caption = title, actions, fileName, tabs, beside, children, ...pane } = props;
  const list = (
    <ListPane
      maxHeight={`max(24rem, 100dvh - var(--under-bars) - var(--foot-bar) - ${tabs ? 16.5 : 14}rem)`}
      {...pane}
      caption={caption}
    />
  );
  return (
    <ScreenFrame
      title={title}
      tabs={tabs}
      actions={
        actions || fileName ? (
          <div className={styles.actions}>
            {fileName ? <ListDownload fileName={fileName} list={pane.list} /> : null}
            {actions}
          </div>
        ) : null
      }
    >
      {beside ? (
        <div className={styles.parts}>
          {beside}
          {list}
        </div>
      ) : (
        list
      )}
      {children}
    </ScreenFrame>
  );
}

interface ListScreenSkeletonProps {
  /** The loading text that the requirements prescribe. */
  text: string;
  rows?: number;
  /** `PageTabs`: another list can be opened while this one loads. */
  tabs?: ReactNode;
}

/** A `pendingComponent` for the route of a `ListScreen`. */
export function ListScreenSkeleton({ text, rows = 10, tabs }: ListScreenSkeletonProps) {
  return (
    <ScreenFrameSkeleton tabs={tabs}>
      <Skeleton width="21rem" height="40px" />
      <TableSkeleton text={text} rows={rows} />
    </ScreenFrameSkeleton>
  );
}
