import { Art } from '#ui/Art.tsx';
import { Mascot, type MascotMood } from '#ui/Mascot.tsx';
import styles from './login-panel.module.css';

interface LoginPanelProps {
  title?: string;
  lead?: string;
  mood?: MascotMood;
}

/** The picture beside the form; on a small screen a band above it, without its words. */
export function LoginPanel({
  title = 'Good to see you again.',
  lead = 'Parents, learners and teachers all start here.',
  mood = 'welcome',
}: LoginPanelProps) {
  return (
    <div data-shweshwe className={styles.panel}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Art name="landscape" className={styles.landscape} />
      <Mascot mood={mood} onIndigo className={styles.mascot} />
    </div>
  );
}
