import { Link } from '@tanstack/react-router';
import { House, LayoutGrid, Trophy } from 'lucide-react';
import { useId } from 'react';
import type { SessionDetails } from '#session/claims.ts';
import { useSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { Face } from '#ui/Face.tsx';
import { SubjectLinks } from './subject-links.tsx';
import styles from './menu-list.module.css';

const item = classNames(styles.item, styles.lined);

/** The menu of whoever is signed in (SHELL-013 to SHELL-019). */
export function SideMenu() {
  const details = useSession((session) => session.details);
  const id = useId();
  if (!details) return null;
  return (
    <nav aria-labelledby={id} className={styles.menu}>
      <h2 id={id} className={styles.heading}>
        <Face seed={details.id} className={styles.face} />
        {nameOf(details)}
      </h2>
      <ul>
        <li>
          <Link to="/home" className={item}>
            <House aria-hidden="true" />
            Home
          </Link>
        </li>
        {details.role === 'Learner' ? <LearnerItems details={details} /> : null}
      </ul>
      {details.role === 'Learner' ? <SubjectLinks learnerId={details.id} /> : null}
    </nav>
  );
}

/** Full name, else name plus surname, else a heading of its own (SHELL-017). */
const nameOf = ({ fullName, name, surname }: SessionDetails): string =>
  fullName || `${name} ${surname}`.trim() || 'Your Menu';

function LearnerItems({ details: { id, gradeId } }: { details: SessionDetails }) {
  return (
    <>
      <li>
        <Link to="/learner/dashboard" className={item}>
          <LayoutGrid aria-hidden="true" />
          Dashboard
        </Link>
      </li>
      {/* A learner without a grade has no class to be compared with. */}
      {gradeId === undefined ? null : (
        <li>
          <Link
            to="/grades/$gradeId/learners/$learnerId/leaderboard"
            params={{ gradeId, learnerId: id }}
            className={item}
          >
            <Trophy aria-hidden="true" />
            Leaderboard
          </Link>
        </li>
      )}
    </>
  );
}
