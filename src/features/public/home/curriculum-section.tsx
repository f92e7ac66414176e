import { House, ListChecks, Pencil, Play } from 'lucide-react';
import type { SubjectKey } from '#lib/subject-key.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { SubjectIcon, SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import page from '#components/page/public-page.module.css';
import styles from './home.module.css';

const subjectTiles: readonly { subject: SubjectKey; title: string; text: string }[] = [
  { subject: 'maths', title: 'Mathematics', text: 'Fractions, measurement, patterns and problem solving.' },
  { subject: 'english', title: 'English', text: 'Reading, grammar and writing that says something.' },
  {
    subject: 'science',
    title: 'Natural Sciences and Technology',
    text: 'Living things, matter, energy and how things are made.',
  },
  { subject: 'coding', title: 'Coding and Robotics', text: 'Blocks first, then real code, then robots.' },
  {
    subject: 'social',
    title: 'Social Sciences',
    text: 'Maps, provinces, and the people who came before us.',
  },
  {
    subject: 'life',
    title: 'Life Skills',
    text: 'Health, feelings and finding your place. Grades 1 to 3.',
  },
  {
    subject: 'ems',
    title: 'Economic and Management Sciences',
    text: 'Money, markets and small businesses. Grades 7 and 8.',
  },
];

const contentKinds = [
  { label: 'Interactive classwork', Icon: Pencil },
  { label: 'Homework', Icon: House },
  { label: 'Video lessons', Icon: Play },
  { label: 'Exam-style practice', Icon: ListChecks },
];

/** Lists the school subjects (PUB-003, PUB-005). */
export function CurriculumSection() {
  return (
    <section aria-labelledby="curriculum" className={classNames(page.column, styles.curriculum)}>
      <h2 id="curriculum">School work that follows the curriculum</h2>
      <p className={classNames(page.lead, styles.lead, 'muted fs-2')}>
        Every subject from grade 1 to grade 8, term by term as it is taught at school. Your child answers on
        the screen and sees the score at once.
      </p>
      <ul className={styles.tiles}>
        {subjectTiles.map(({ subject, title, text }) => (
          <li key={subject} className={classNames(cardStyle({ flush: true }), styles.tile)}>
            <SubjectSwatch subject={subject} className={styles.swatch}>
              <SubjectIcon subject={subject} variant="tile" size="large" />
            </SubjectSwatch>
            <div className={styles.text}>
              <h3 className="fs-2">{title}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
        <li className={styles.contentKinds}>
          <h3 className="fs-2">In every subject</h3>
          <ul>
            {contentKinds.map(({ label, Icon }) => (
              <li key={label}>
                <Icon size={18} aria-hidden="true" />
                {label}
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </section>
  );
}
