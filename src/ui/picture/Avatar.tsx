import { useContext, useState } from 'react';
import { initialsOf } from '#lib/text/initials.ts';
import { classNames } from '../class-names.ts';
import { CurrentAvatarContext } from './current-avatar.ts';
import { isDrawable, type FaceParts } from './face-parts.ts';
import { Face } from './Face.tsx';
import { PortraitsContext } from './portraits.ts';
import { tileOf } from './tiles.ts';
import styles from './picture.module.css';

export interface AvatarProps {
  /** The user's id, which determines the pattern and colours of the tile. */
  id: string;
  /** The user's full name, for the initials. */
  name: string;
  /** The learner's chosen avatar. Default for the current learner: from `CurrentAvatarContext`. */
  parts?: FaceParts | undefined;
  /** Adds the name as alternative text: for a picture without the name beside it. */
  isAlone?: boolean;
  /** Sets the width. Default: 40 px. */
  className?: string | undefined;
}

/** A user's picture: the chosen avatar, else the portrait, else initials on a patterned tile. */
export function Avatar({ id, name, parts: givenParts, isAlone, className }: AvatarProps) {
  const current = useContext(CurrentAvatarContext);
  const isCurrentUser = current?.id === id;
  const parts = givenParts ?? (isCurrentUser ? current.parts : undefined);
  const [isFaceMissing, setFaceMissing] = useState(false);
  const portrait = useContext(PortraitsContext)?.get(id);
  const classes = classNames(styles.avatar, className);
  const alt = isAlone ? name : '';
  if (parts && isDrawable(parts) && !isFaceMissing) {
    return <Face parts={parts} alt={alt} className={classes} onMissing={() => setFaceMissing(true)} />;
  }
  if (portrait) return <img src={portrait} alt={alt} className={classes} />;

  const { colours, pattern } = tileOf(id);
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <svg className={classes} viewBox="0 0 80 80" focusable="false" {...label}>
      <rect width={80} height={80} fill={colours.background} />
      <path {...pattern} fill="none" stroke={colours.pattern} strokeLinecap="round" />
      <text x={40} y={41} className={styles.initials} fill={colours.initials}>
        {/* No initials while loading: the chosen avatar may replace them. */}
        {isCurrentUser && current.isPending ? null : initialsOf(name)}
      </text>
    </svg>
  );
}
