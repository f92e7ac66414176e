import type { CSSProperties } from 'react';
import type { SubjectKey } from '#lib/subject-key.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import styles from './progress-sample.module.css';

const rows: readonly { subject: SubjectKey; title: string; done: number; total: number }[] = [
  { subject: 'maths', title: 'Mathematics', done: 9, total: 12 },
  { subject: 'coding', title: 'Coding and Robotics', done: 6, total: 8 },
  { subject: 'english', title: 'English', done: 7, total: 12 },
];

/** An example of a child's progress, as a parent sees it. */
export function ProgressSample() {
  return (
    <figure className={styles.sample}>
      <div className={styles.ledge}>
        <Mascot mood="success" className={styles.mascot} />
      </div>
      <div className={classNames(cardStyle(), styles.card)}>
        <figcaption className="visually-hidden">An example of what you see about your child</figcaption>
        <div className={styles.child}>
          <Art name="learner" className={styles.avatar} />
          <div>
            <p className={styles.name}>Lwazi</p>
            <p className="muted">Grade 4</p>
          </div>
        </div>
        <ul>
          {rows.map(({ subject, title, done, total }) => (
            <li key={subject} data-subject={subject} className={styles.row}>
              <SubjectIcon subject={subject} />
              <span className={styles.subject}>{title}</span>
              <span className="muted tabular">{`${done} of ${total}`}</span>
              <span
                aria-hidden="true"
                className={styles.bar}
                style={{ '--share': done / total } as CSSProperties}
              />
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
