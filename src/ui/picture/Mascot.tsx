import { useContext, useState, type CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import denied from './art/mascot-denied.svg?url&no-inline';
import empty from './art/mascot-empty.svg?url&no-inline';
import error from './art/mascot-error.svg?url&no-inline';
import paywall from './art/mascot-paywall.svg?url&no-inline';
import success from './art/mascot-success.svg?url&no-inline';
import scenery from './art/scenery.svg?url&no-inline';
import { CurrentAvatarContext } from './current-avatar.ts';
import { mascotHoodies, type MascotHoodie } from './mascot-hoodies.ts';
import styles from './picture.module.css';

/** The URLs of the drawings. `welcome` is in the file that public pages load for the scenery. */
const moods = {
  welcome: `${scenery}#welcome`,
  empty: `${empty}#art`,
  error: `${error}#art`,
  denied: `${denied}#art`,
  paywall: `${paywall}#art`,
  success: `${success}#art`,
};

export type MascotMood = keyof typeof moods;
export const mascotMoods = Object.keys(moods) as MascotMood[];

export interface MascotProps {
  mood: MascotMood;
  /** Adapts the hoodie to an indigo panel: coral, or the bright shade of the chosen colour. */
  onIndigo?: boolean;
  /** Default: the choice of the current learner. */
  hoodie?: MascotHoodie | undefined;
  /** Sets the width; the height follows. */
  className?: string | undefined;
}

/** Pronk, the springbok in a hoodie. Decorative; at most one on a screen. */
export function Mascot({ mood, onIndigo, hoodie, className }: MascotProps) {
  const chosen = useContext(CurrentAvatarContext)?.mascotHoodie ?? 'indigo';
  const shades = shadesOf(hoodie ?? chosen);
  const [isMissing, setMissing] = useState(false);
  return (
    <svg
      className={classNames(styles.mascot, onIndigo && styles.onIndigo, shades && styles.dressed, className)}
      style={shades}
      aria-hidden="true"
      focusable="false"
      data-missing={isMissing || undefined}
    >
      {/* Error events of pictures do not bubble. */}
      <use href={moods[mood]} width="100%" height="100%" onErrorCapture={() => setMissing(true)} />
    </svg>
  );
}

function shadesOf(hoodie: MascotHoodie): CSSProperties | undefined {
  // A newer server may send colours that this release does not support.
  if (hoodie === 'indigo' || !Object.hasOwn(mascotHoodies, hoodie)) return undefined;
  const { deep, bright } = mascotHoodies[hoodie];
  return { '--m-deep': deep, '--m-bright': bright } as CSSProperties;
}
