import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './own-best.module.css';

const titleId = 'own-best';

/** Others are on the board, this learner is not yet: how to get there. */
export function NotYetOnTheBoard({ isYou }: { isYou: boolean }) {
  return (
    <section aria-labelledby={titleId} className={classNames(cardStyle(), styles.card)}>
      <h2 id={titleId} className={styles.title}>
        {isYou ? 'Your place is waiting' : 'Not on the board yet'}
      </h2>
      <p className={styles.waiting}>
        {isYou
          ? 'Hand in one activity, and your points and your place stand here. Only your best try at it counts.'
          : 'With the first activity that is handed in, points and place stand here.'}
      </p>
      {isYou ? (
        <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
          Choose a subject
        </Link>
      ) : null}
    </section>
  );
}
