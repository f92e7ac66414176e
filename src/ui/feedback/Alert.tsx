import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Alert.module.css';

export interface AlertProps {
  tone: 'error' | 'info' | 'warning';
  title?: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  className?: string | undefined;
}

/** A message inside the page. Only errors have `role="alert"`. */
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
