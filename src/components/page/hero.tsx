import { useId, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import styles from './public-page.module.css';

interface HeroProps {
  /** `em` elements are highlighted. */
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  picture: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}

export function Hero({ title, lead, actions, picture, children, className }: HeroProps) {
  const id = useId();
  return (
    <section data-shweshwe aria-labelledby={id} className={className}>
      <div className={classNames(styles.column, styles.content)}>
        <div className={styles.text}>
          <h1 id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.heroLead}>{lead}</p>
          <div className={styles.actions}>{actions}</div>
          {children}
        </div>
        {picture}
      </div>
      <Art name="beadband" className={styles.beads} />
    </section>
  );
}
