import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { Stack } from '#ui/layout.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { NextJumpWords } from './next-jump/words.tsx';
import styles from './dashboard.module.css';

interface WelcomeProps {
  learnerId: string;
  name: string;
}

/** The welcome line, and the one thing to do now. */
export function Welcome({ learnerId, name }: WelcomeProps) {
  return (
    <div data-shweshwe className={classNames(styles.band, name.length > 14 && styles.long)}>
      <Stack className={styles.words}>
        <Heading level={1} className={classNames('breakable', styles.title)}>
          Welcome, {name}!
        </Heading>
        <NextJumpWords
          learnerId={learnerId}
          variant="sun"
          fallback={<p className={styles.where}>Where will you jump to today?</p>}
        />
      </Stack>
      <Mascot mood="welcome" onIndigo className={styles.mascot} />
    </div>
  );
}
