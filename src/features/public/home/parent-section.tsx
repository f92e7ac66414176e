import { useSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { JoinLink } from '../join-link.tsx';
import { ProgressSample } from './progress-sample.tsx';
import page from '#components/page/public-page.module.css';
import styles from './parent-section.module.css';

const steps = [
  {
    title: 'Create your parent account',
    text: 'One account for the whole family. A second parent or guardian can follow along.',
  },
  { title: 'Add your children', text: 'Choose each child’s grade; the right subjects are there at once.' },
  { title: 'Follow every attempt', text: 'Scores, last activity and the class leaderboard, on your phone.' },
];

/** What a parent gets out of it, in three steps and one glance. */
export function ParentSection() {
  const isMember = useSession((session) => session.details !== undefined);
  return (
    <section aria-labelledby="parents" className={classNames(page.column, styles.section)}>
      <div>
        <h2 id="parents" className={styles.heading}>
          You see what they learn
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <JoinLink variant="primary" className={styles.action} />
        {isMember ? null : (
          <p className={styles.note}>
            The account is free. You choose a plan later, when you want everything open.
          </p>
        )}
      </div>
      <ProgressSample />
    </section>
  );
}
