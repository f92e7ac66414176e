import { useId, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import styles from './public-page.module.css';

interface HeroProps {
  /** What stands in `em` is set in the colour of the sun. */
  title: ReactNode;
  lead: ReactNode;
  /** Links and buttons, the first one primary. */
  actions: ReactNode;
  /** Beside the words; below them on a phone. */
  picture: ReactNode;
  /** Below the actions. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The first thing to see on a public page: what it is about and what to do next, with a picture on indigo. */
export function Hero({ title, lead, actions, picture, children, className }: HeroProps) {
  const id = useId();
  return (
    <section data-shweshwe aria-labelledby={id} className={className}>
      <div className={classNames(styles.column, styles.content)}>
        <div className={styles.words}>
          <h1 id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.promise}>{lead}</p>
          <div className={styles.actions}>{actions}</div>
          {children}
        </div>
        {picture}
      </div>
      <Art name="beadband" className={styles.beads} />
    </section>
  );
}
