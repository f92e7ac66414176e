import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Heading } from './Heading.tsx';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** A back link or breadcrumbs above the heading. */
  aboveTitle?: ReactNode;
  /** Buttons beside the heading, or below it on a phone. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** The header of a screen with its `h1`. The read-aloud function uses `data-readable` and `data-part`. */
export function PageHeader({ title, description, aboveTitle, actions, className }: PageHeaderProps) {
  return (
    <header data-readable className={classNames(styles.header, className)}>
      {aboveTitle ? <div className={styles.aboveTitle}>{aboveTitle}</div> : null}
      <div className={styles.row}>
        <div className={styles.text}>
          <Heading level={1}>
            <span data-part="title">{title}</span>
          </Heading>
          {description ? (
            <p className={styles.description} data-part="description">
              {description}
            </p>
          ) : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </header>
  );
}
