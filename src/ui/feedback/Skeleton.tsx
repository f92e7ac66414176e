import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from './Spinner.tsx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths. Default: the width of the container and the height of a line. */
  width?: string;
  height?: string;
  shape?: 'line' | 'box' | 'circle';
  className?: string | undefined;
}

/** A placeholder in the shape of content that is loading. */
export function Skeleton({ width, height, shape = 'line', className }: SkeletonProps) {
  const size: CSSProperties = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, shape !== 'line' && styles[shape], className)}
      style={size}
    />
  );
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '70%' : '100%'} />
      ))}
    </span>
  );
}

export interface LoadingProps {
  text: string;
  children?: ReactNode;
  className?: string | undefined;
}

/** A loading state: skeletons, a spinner and a text. Shown after 200 ms, so that fast responses do not flicker. */
export function Loading({ text, children, className }: LoadingProps) {
  return (
    <div className={classNames(styles.loading, className)}>
      {children}
      <p className={styles.text} role="status">
        <Spinner />
        {text}
      </p>
    </div>
  );
}
