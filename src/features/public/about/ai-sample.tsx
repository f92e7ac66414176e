import { classNames } from '#ui/class-names.ts';
import styles from './sample.module.css';

/** A tool that is sure of itself, and a child who looks at the map. */
export function AboutAiSample() {
  return (
    <figure className={styles.sample}>
      <div data-shweshwe className={styles.stage}>
        <dl className={styles.talk}>
          <div className={styles.own}>
            <dt>Your child asks</dt>
            <dd>How many provinces does South Africa have?</dd>
          </div>
          <div className={styles.tool}>
            <dt>An AI tool answers</dt>
            <dd>South Africa has 10 provinces.</dd>
          </div>
          <div className={classNames(styles.own, styles.checked)}>
            <dt>Your child checks</dt>
            <dd>I counted 9 on the map. Look again!</dd>
          </div>
        </dl>
      </div>
      <figcaption>Ask, check, decide: the answer is only finished when it has been checked.</figcaption>
    </figure>
  );
}
