import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { seatsLeft } from './seats.ts';
import styles from './seat-bar.module.css';

/** The booked share of a session. Decorative: the text beside it has the numbers. */
export function SeatBar({ session }: { session: Pick<TrialSession, 'maxNumber' | 'currentCount'> }) {
  const left = seatsLeft(session);
  const percent = ((session.maxNumber - left) / session.maxNumber) * 100;
  return (
    <span aria-hidden="true" className={styles.bar} data-left={left < 2 ? left : undefined}>
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
