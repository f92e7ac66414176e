import { Art } from '#ui/Art.tsx';
import { Mascot } from '#ui/Mascot.tsx';
import styles from './login-panel.module.css';

/** The picture beside the form; on a small screen a band above it, without its words. */
export function LoginPanel() {
  return (
    <div data-shweshwe className={styles.panel}>
      <div className={styles.words}>
        <p className={styles.title}>Good to see you again.</p>
        <p className={styles.lead}>Parents, learners and teachers all start here.</p>
      </div>
      <Art name="landscape" className={styles.landscape} />
      <Mascot mood="welcome" onIndigo className={styles.mascot} />
    </div>
  );
}
