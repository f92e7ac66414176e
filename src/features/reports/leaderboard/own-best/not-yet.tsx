import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import styles from '../leaderboard.module.css';

const titleId = 'own-best';

/** Others are on the board, this learner is not yet: how to get there. */
export function NotYetOnTheBoard({ isYou }: { isYou: boolean }) {
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} className={classNames(cardStyle(), styles.best)}>
      <h2 id={titleId} className="fs-3">
        {isYou ? 'Your place is waiting' : 'Not on the board yet'}
      </h2>
      <p className={styles.notYet}>
        {isYou
          ? 'Hand in one activity, and your points and your place stand here. Only your best try at it counts.'
          : 'With the first activity that is handed in, points and place stand here.'}
      </p>
      {isYou ? (
        <Link to="/learner/dashboard" className={buttonStyle({ variant: 'primary' })}>
          Choose a subject
        </Link>
      ) : null}
    </Stack>
  );
}
