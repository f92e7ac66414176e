import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import styles from './compare.module.css';

export const views = ['before', 'after', 'compare'] as const;

export type View = (typeof views)[number];

interface SidePanesProps {
  view: View;
  before: ReactNode;
  after: ReactNode;
  afterLabel?: ReactNode;
}

export function SidePanes({ view, before, after, afterLabel }: SidePanesProps) {
  return (
    <div className={styles.panes} data-view={view}>
      {view === 'after' ? null : (
        <Stack as="section" gap={2} className={styles.pane}>
          <Row as="h3" gap={2} className={classNames('muted', styles.heading)}>
            Before
          </Row>
          {before}
        </Stack>
      )}
      {view === 'before' ? null : (
        <Stack as="section" gap={2} className={styles.pane}>
          <Row as="h3" gap={2} className={classNames('muted', styles.heading)}>
            After
            {afterLabel}
          </Row>
          {after}
        </Stack>
      )}
    </div>
  );
}
