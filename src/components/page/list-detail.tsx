import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { ScreenFrame, ScreenFrameSkeleton } from './screen-frame.tsx';
import { TwoPanes, type TwoPanesProps } from './two-panes.tsx';
import styles from './two-panes.module.css';

interface ListDetailScreenProps extends TwoPanesProps {
  title: string;
  tabs?: ReactNode;
}

export const ListDetailScreen = ({ title, tabs, list, ...panes }: ListDetailScreenProps) => (
  <ScreenFrame title={title} tabs={tabs}>
    <TwoPanes
      {...panes}
      list={
        <Stack gap={5} className={styles.pane}>
          {list}
        </Stack>
      }
    />
  </ScreenFrame>
);

export const ListDetailSkeleton = ({
  tabs,
  children,
}: Pick<ListDetailScreenProps, 'tabs'> & { children: ReactNode }) => (
  <ScreenFrameSkeleton tabs={tabs}>
    <div className={styles.loading}>{children}</div>
  </ScreenFrameSkeleton>
);

interface DetailPaneProps {
  title: string;
  note?: string | undefined;
  /** The link back to the list, shown if the detail replaces the list. */
  back: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The detail of the selected item. If the pane replaces the list, its heading takes the focus. */
export function DetailPane({ title, note, back, actions, children }: DetailPaneProps) {
  return (
    <Stack className={styles.pane}>
      <Row as="header" gap={5} align="start" justify="between">
        <div className={styles.back}>{back}</div>
        <div className={styles.heading}>
          <h2 tabIndex={-1} className="fs-3 breakable">
            {title}
          </h2>
          {note === undefined ? null : <p className={classNames(styles.note, 'muted')}>{note}</p>}
        </div>
        {actions}
      </Row>
      {children}
    </Stack>
  );
}
