import { classNames } from '../class-names.ts';
import beadband from './art/beadband.svg?url&no-inline';
import confetti from './art/confetti.svg?url&no-inline';
import learner from './art/learner.svg?url&no-inline';
import sceneOnline from './art/scene-online.svg?url&no-inline';
import sceneRobots from './art/scene-robots.svg?url&no-inline';
import sceneSaturday from './art/scene-saturday.svg?url&no-inline';
import scenery from './art/scenery.svg?url&no-inline';
import styles from './picture.module.css';

/** Drawings with the colours of the theme: custom properties apply to `use` elements, not to `img`. */
const themed = ['hero', 'landscape', 'mark'] as const;
/** Drawings with fixed colours. */
const fixed = {
  beadband,
  confetti,
  learner,
  'scene-online': sceneOnline,
  'scene-robots': sceneRobots,
  'scene-saturday': sceneSaturday,
};

export type ArtName = (typeof themed)[number] | keyof typeof fixed;

export const artNames = [...themed, ...(Object.keys(fixed) as (keyof typeof fixed)[])] as const;

export interface ArtProps {
  name: ArtName;
  /** The alternative text. Default: the drawing is decorative. */
  alt?: string;
  className?: string | undefined;
}

export function Art({ name, alt, className }: ArtProps) {
  const classes = classNames(styles.art, name !== 'confetti' && styles[name], className);
  if (name in fixed) {
    return (
      <img src={fixed[name as keyof typeof fixed]} alt={alt ?? ''} className={classes} decoding="async" />
    );
  }
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <svg className={classes} focusable="false" {...label}>
      <use href={`${scenery}#${name}`} width="100%" height="100%" />
    </svg>
  );
}
