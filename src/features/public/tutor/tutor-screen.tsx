import { Link } from '@tanstack/react-router';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { StatePanel } from '#ui/feedback/StatePanel.tsx';
import column from '#ui/feedback/StatePanel.module.css';
import styles from './tutor-screen.module.css';

const pages = [
  { to: '/tutor/dashboard', label: 'Dashboard' },
  { to: '/tutor/profile', label: 'Profile' },
  { to: '/tutor/session', label: 'Sessions' },
  { to: '/tutor/Lesson', label: 'Lessons' },
  { to: '/tutor/learners', label: 'Learners' },
] as const;

/** A placeholder: the requirements leave the tutor pages empty (PUB-019). Everyone may open them (D-027). */
export function TutorScreen({ title }: { title: string }) {
  // The side menu shows these links to tutors.
  const hasMenu = useSession(({ details }) => details?.role === Role.Tutor);
  return (
    <div className={column.centredOnPage}>
      <StatePanel
        mood="empty"
        headingLevel={1}
        title={title}
        text={
          hasMenu
            ? 'There is nothing here yet. The grades in the menu lead to activities that you can improve.'
            : 'There is nothing here yet.'
        }
        action={
          <>
            {hasMenu ? (
              <Link to="/submissions" className={buttonStyle({ variant: 'primary' })}>
                My submissions
              </Link>
            ) : null}
            <Link to="/home" className={buttonStyle({ variant: 'secondary' })}>
              Go to Home
            </Link>
          </>
        }
      />
      {hasMenu ? null : <TutorPages />}
    </div>
  );
}

const TutorPages = () => (
  <nav aria-label="Tutor pages" className={styles.pages}>
    <ul>
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={styles.page}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
