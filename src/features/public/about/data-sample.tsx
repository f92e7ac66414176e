import type { CSSProperties } from 'react';
import { SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import styles from './sample.module.css';

const maxRain = 12;
const days = [
  { day: 'Monday', rain: 4 },
  { day: 'Tuesday', rain: 0 },
  { day: 'Wednesday', rain: 12 },
  { day: 'Thursday', rain: 7 },
  { day: 'Friday', rain: 2 },
];

export function DataSample() {
  return (
    <figure className={styles.sample}>
      <SubjectSwatch subject="maths" className={styles.stage}>
        <div data-subject="maths" className={styles.graph}>
          <p className={styles.title}>Rain at our school, in mm</p>
          <ul>
            {days.map(({ day, rain }) => (
              <li key={day}>
                <span className="visually-hidden">{`${day}: ${rain}`}</span>
                <span
                  aria-hidden="true"
                  className={styles.bar}
                  style={{ '--share': rain / maxRain } as CSSProperties}
                >
                  {rain}
                </span>
                <span aria-hidden="true">{day.slice(0, 3)}</span>
              </li>
            ))}
          </ul>
        </div>
      </SubjectSwatch>
      <figcaption>Which day would you pick for sports day next week? Is one week enough to tell?</figcaption>
    </figure>
  );
}
