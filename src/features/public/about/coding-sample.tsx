import { SubjectIcon, SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import styles from './sample.module.css';

export function CodingSample() {
  return (
    <figure className={styles.sample}>
      <SubjectSwatch subject="coding" className={styles.stage}>
        <div className={styles.program}>
          <p className={styles.loop}>Repeat 4 times</p>
          <p className={styles.step}>Go 10 steps</p>
          <p className={styles.turn}>Turn right</p>
        </div>
        <div aria-hidden="true" className={styles.floor}>
          <svg viewBox="0 0 120 120" focusable="false">
            <path d="M20 100V20h80v80z" />
          </svg>
          <SubjectIcon subject="coding" className={styles.robot} />
        </div>
      </SubjectSwatch>
      <figcaption>Three blocks, and the robot drives a square. How would you get a triangle?</figcaption>
    </figure>
  );
}
