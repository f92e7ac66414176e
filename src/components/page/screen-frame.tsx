import type { ReactNode } from 'react';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { PageHeader, type PageHeaderProps } from '#ui/PageHeader.tsx';
import styles from './screen-frame.module.css';

interface ScreenFrameProps extends Pick<PageHeaderProps, 'title' | 'description' | 'aboveTitle' | 'actions'> {
  tabs?: ReactNode;
  children: ReactNode;
}

export function ScreenFrame({ tabs, children, ...header }: ScreenFrameProps) {
  return (
    <Stack className={styles.screen}>
      <PageHeader {...header} className={styles.header} />
      {tabs ? <div className={styles.tabs}>{tabs}</div> : null}
      {children}
    </Stack>
  );
}

interface ScreenFrameSkeletonProps extends Pick<ScreenFrameProps, 'tabs' | 'children'> {
  hasTextAboveTitle?: boolean;
  hasDescription?: boolean;
  /** The number of buttons beside the title, or below it on a phone. */
  buttons?: number;
}

/** The frame of a screen that is loading. The tabs can be used. */
export function ScreenFrameSkeleton(props: ScreenFrameSkeletonProps) {
  const { hasTextAboveTitle, hasDescription, buttons = 0, tabs, children } = props;
  return (
    <Stack className={styles.screen}>
      <div className={styles.loading} aria-hidden="true">
        <Stack gap={2} className={styles.loadingTitle}>
          {hasTextAboveTitle ? <Skeleton width="9rem" /> : null}
          <Skeleton width="14rem" height="32px" />
          {hasDescription ? <Skeleton width="17rem" /> : null}
        </Stack>
        {Array.from({ length: buttons }, (_, button) => (
          <Skeleton key={button} shape="box" height="var(--target)" className={styles.loadingButton} />
        ))}
      </div>
      {tabs ? <div className={styles.tabs}>{tabs}</div> : null}
      {children}
    </Stack>
  );
}
