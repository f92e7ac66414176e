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

/** The frame of a screen that is loading. The tabs can be used. */
export function ScreenFrameSkeleton({ tabs, children }: Pick<ScreenFrameProps, 'tabs' | 'children'>) {
  return (
    <Stack className={styles.screen}>
      <Skeleton width="14rem" height="44px" />
      {tabs ? <div className={styles.tabs}>{tabs}</div> : null}
      {children}
    </Stack>
  );
}
