import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Alert.module.css';

export interface AlertProps {
  tone: 'error' | 'info' | 'warning';
  /** Bold first words: what happened. */
  title?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** In place of the tone's own icon. */
  icon?: ReactNode;
  className?: string | undefined;
}

/** A message inside the page. Errors interrupt a screen reader (`role="alert"`), the rest is read in passing. */
export function Alert({ tone, title, children, icon, className }: AlertProps) {
  const Icon = tone === 'info' ? Info : TriangleAlert;
  return (
    <div
      className={classNames(styles.alert, `tone-${tone}`, className)}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <span className={styles.icon}>{icon ?? <Icon aria-hidden="true" />}</span>
      <div className={styles.body}>
        {title ? <p className="bold">{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
