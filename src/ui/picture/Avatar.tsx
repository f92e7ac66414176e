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
  /** The user's id; determines the colours of the tile. */
  id: string;
  /** The user's full name, for the initials. */
  name: string;
  /** The chosen face. Default for the current learner: from `CurrentAvatarContext`. */
  face?: FaceParts | undefined;
  /** There is no visible name beside it, so the picture gets one for assistive technology. */
  isAlone?: boolean;
  /** Sets the width. Default: 40 px. */
  className?: string | undefined;
}

/** A user's picture: the chosen face, else the portrait, else initials on a patterned tile. */
export function Avatar({ id, name, face, isAlone, className }: AvatarProps) {
  const current = useContext(CurrentAvatarContext);
  const isCurrentUser = current?.id === id;
  const parts = face ?? (isCurrentUser ? current.face : undefined);
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
        {/* While loading, do not show initials that a face replaces. */}
        {isCurrentUser && current.isPending ? null : initialsOf(name)}
      </text>
    </svg>
  );
}
