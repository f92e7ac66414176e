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

/** The header of a screen with its `h1`. */
export function PageHeader({ title, description, aboveTitle, actions, className }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, className)}>
      {aboveTitle ? <div className={styles.aboveTitle}>{aboveTitle}</div> : null}
      <div className={styles.row}>
        <div className={styles.text}>
          <Heading level={1}>{title}</Heading>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </header>
  );
}
