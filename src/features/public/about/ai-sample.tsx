import { classNames } from '#ui/class-names.ts';
import styles from './sample.module.css';

export function AiSample() {
  return (
    <figure className={styles.sample}>
      <div data-shweshwe className={styles.stage}>
        <dl className={styles.chat}>
          <div className={styles.child}>
            <dt>Your child asks</dt>
            <dd>How many provinces does South Africa have?</dd>
          </div>
          <div className={styles.tool}>
            <dt>An AI tool answers</dt>
            <dd>South Africa has 10 provinces.</dd>
          </div>
          <div className={classNames(styles.child, styles.checked)}>
            <dt>Your child checks</dt>
            <dd>I counted 9 on the map. Look again!</dd>
          </div>
        </dl>
      </div>
      <figcaption>Ask, check, decide: the answer is only finished when it has been checked.</figcaption>
    </figure>
  );
}
