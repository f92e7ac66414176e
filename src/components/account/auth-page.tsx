import type { ReactNode } from 'react';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  lead: ReactNode;
  /** Shows a wider column, aligned to the top, for a long form. */
  long?: boolean | undefined;
  children: ReactNode;
}

/** A page for visitors: a form beside a picture, or below it on a narrow page. */
export function AuthPage({ title, lead, long, children }: AuthPageProps) {
  return (
    <div data-bleed data-long={long ? true : undefined} className={styles.page}>
      <div className={styles.panel}>
        <div data-shweshwe className={styles.view}>
          <div className={styles.text}>
            <p className={styles.title}>{title}</p>
            <div className={styles.lead}>{lead}</div>
          </div>
          <Art name="landscape" className={styles.landscape} />
          <Mascot mood="welcome" onIndigo className={styles.mascot} />
        </div>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

export function AuthFooter({ children }: { children: ReactNode }) {
  return <p className={classNames(styles.foot, 'muted')}>{children}</p>;
}

interface AuthCardProps {
  labelledBy: string;
  children: ReactNode;
}

export const AuthCard = ({ labelledBy, children }: AuthCardProps) => (
  <section aria-labelledby={labelledBy} className={classNames(cardStyle(), styles.card)}>
    {children}
  </section>
);
