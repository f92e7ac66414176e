import { House, ListChecks, Pencil, Play } from 'lucide-react';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { SubjectIcon, SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import { subjectTiles } from './subject-tiles.ts';
import page from '#components/page/public-page.module.css';
import styles from './home.module.css';

const everywhere = [
  { words: 'Interactive classwork', Icon: Pencil },
  { words: 'Homework', Icon: House },
  { words: 'Video lessons', Icon: Play },
  { words: 'Exam-style practice', Icon: ListChecks },
];

/** The content that follows the curriculum, subject by subject (PUB-003, PUB-005). */
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
              <SubjectIcon subject={subject} look="tile" size="large" />
            </SubjectSwatch>
            <div className={styles.words}>
              <h3 className="fs-2">{title}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
        <li className={styles.everywhere}>
          <h3 className="fs-2">In every subject</h3>
          <ul>
            {everywhere.map(({ words, Icon }) => (
              <li key={words}>
                <Icon size={18} aria-hidden="true" />
                {words}
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </section>
  );
}
