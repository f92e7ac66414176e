import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { seatsLeft } from './seats.ts';
import styles from './seat-bar.module.css';

/** How much of a session is booked. Words that say the same stand beside it. */
export function SeatBar({ session }: { session: Pick<TrialSession, 'maxNumber' | 'currentCount'> }) {
  const left = seatsLeft(session);
  const percent = ((session.maxNumber - left) / session.maxNumber) * 100;
  const state = left === 0 ? 'full' : left === 1 ? 'last' : undefined;
  return (
    <span aria-hidden="true" className={styles.bar} data-state={state}>
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
