import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { Art } from '../picture/Art.tsx';
import styles from './Confetti.module.css';

/** Confetti that falls once over the positioned parent, for less than a second. Hidden with reduced motion. */
export function Confetti({ className }: { className?: string | undefined }) {
  const [landed, setLanded] = useState(false);
  if (landed) return null;
  return (
    <div aria-hidden="true" className={classNames(styles.confetti, className)}>
      <Art name="confetti" className={styles.near} />
      <div className={styles.far} onAnimationEnd={() => setLanded(true)}>
        <Art name="confetti" className={styles.flipped} />
      </div>
    </div>
  );
}
