import type { ReactNode } from 'react';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import styles from './auth-page.module.css';

interface AuthPageProps {
  /** What the picture says. */
  title: string;
  /** What stands below it: a sentence, or more. */
  lead: ReactNode;
  /** A long form: a wider column that starts at the top. */
  long?: boolean | undefined;
  children: ReactNode;
}

/**
 * A page for whoever is not signed in: the form, and beside it a picture that stays while a long form moves. On a small
 * screen the picture is a band above the form, without its words; where the band would push the form out of view it is
 * left out.
 */
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

/** The way to another page, at the foot of a form. */
export function AuthFooter({ children }: { children: ReactNode }) {
  return <p className={classNames(styles.foot, 'muted')}>{children}</p>;
}

interface AuthCardProps {
  /** The id of the heading. */
  labelledBy: string;
  children: ReactNode;
}

/** A card that asks the user something before the form. */
export const AuthCard = ({ labelledBy, children }: AuthCardProps) => (
  <section aria-labelledby={labelledBy} className={classNames(cardStyle(), styles.card)}>
    {children}
  </section>
);
