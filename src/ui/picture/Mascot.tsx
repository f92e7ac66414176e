import { useState } from 'react';
import { classNames } from '../class-names.ts';
import denied from './art/mascot-denied.svg?url&no-inline';
import empty from './art/mascot-empty.svg?url&no-inline';
import error from './art/mascot-error.svg?url&no-inline';
import paywall from './art/mascot-paywall.svg?url&no-inline';
import success from './art/mascot-success.svg?url&no-inline';
import welcome from './art/mascot-welcome.svg?url&no-inline';
import styles from './Mascot.module.css';

const moods = { welcome, empty, error, denied, paywall, success };

export type MascotMood = keyof typeof moods;

export interface MascotProps {
  mood: MascotMood;
  /** The coral hoodie, for a mascot that stands on an indigo panel. */
  onIndigo?: boolean;
  /** Sets the width; the height follows. */
  className?: string | undefined;
}

/** Pronk, the springbok in a hoodie. Always decoration: the words beside it carry the message. One a screen. */
export function Mascot({ mood, onIndigo, className }: MascotProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <svg
      className={classNames(styles.mascot, onIndigo && styles.onIndigo, className)}
      aria-hidden="true"
      focusable="false"
      data-missing={isMissing || undefined}
    >
      {/* Capturing: the error of a picture does not bubble. */}
      <use href={`${moods[mood]}#art`} width="100%" height="100%" onErrorCapture={() => setMissing(true)} />
    </svg>
  );
}
