import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from './Spinner.tsx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; a block is as wide as its container and a line high without them. */
  width?: string;
  height?: string;
  /** A square with soft corners or a circle, for pictures and faces. */
  shape?: 'line' | 'box' | 'circle';
  className?: string | undefined;
}

/** One grey block in the place of something that is still loading. */
export function Skeleton({ width, height, shape = 'line', className }: SkeletonProps) {
  const size: CSSProperties = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.block, shape !== 'line' && styles[shape], className)}
      style={size}
    />
  );
}

/** `lines` grey lines, the last one shorter, as a paragraph would be. */
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
  /** The loading text, such as 'Loading questions…'; shown and announced. */
  text: string;
  /** Skeletons shaped like what will stand here. */
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * A loading state: skeletons, and below them a spinner with the text. Shown after 200 ms, so that fast responses never
 * flash.
 */
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
