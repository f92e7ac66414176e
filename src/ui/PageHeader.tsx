import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Heading } from './Heading.tsx';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** A link above the heading that leads aboveTitle. */
  aboveTitle?: ReactNode;
  /** Buttons at the end of the heading's line; below it on a phone. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** The head of a screen: its one `h1`, which takes the focus after a navigation. Its words can be marked while they are read aloud. */
export function PageHeader({ title, description, aboveTitle, actions, className }: PageHeaderProps) {
  return (
    <header data-readable className={classNames(styles.header, className)}>
      {aboveTitle ? <div className={styles.aboveTitle}>{aboveTitle}</div> : null}
      <div className={styles.row}>
        <div className={styles.words}>
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
