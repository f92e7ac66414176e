import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import styles from './welcome.module.css';

export function Welcome({ name }: { name: string }) {
  return (
    <header data-shweshwe className={classNames(styles.band, name.length > 14 && styles.long)}>
      <div className={styles.words}>
        <Heading level={1} className={styles.title}>
          Welcome back, {name}!
        </Heading>
        <p className={styles.text}>Where will you jump to today?</p>
      </div>
      <Mascot mood="welcome" onIndigo className={styles.mascot} />
    </header>
  );
}
