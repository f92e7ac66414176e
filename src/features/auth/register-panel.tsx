import { Art } from '#ui/Art.tsx';
import { Mascot } from '#ui/Mascot.tsx';
import styles from './register-panel.module.css';

/** The picture beside the form, which stays while the form moves; on a small screen a band above it, without words. */
export function RegisterPanel() {
  return (
    <div data-shweshwe className={styles.panel}>
      <div className={styles.words}>
        <p className={styles.title}>One account for the whole family.</p>
        <ol className={styles.steps}>
          <li>Register as a parent or guardian.</li>
          <li>Log in and add your child or children.</li>
          <li>Follow what they learn.</li>
        </ol>
      </div>
      <Art name="landscape" className={styles.landscape} />
      <Mascot mood="welcome" onIndigo className={styles.mascot} />
    </div>
  );
}
