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
  /** The person's id: the same one always gives the same picture. */
  id: string;
  /** The person's full name, from which the initials come. */
  name: string;
  /** The face that the person has chosen. The learner who is signed in has theirs without it. */
  face?: FaceParts | undefined;
  /** No name stands beside it, so the picture itself is announced by the name; else it is decoration. */
  isAlone?: boolean;
  /** Sets the width; 40 px without it. */
  className?: string | undefined;
}

/** A person's picture: the chosen face, else the portrait, else initials on a patterned tile. */
export function Avatar({ id, name, face, isAlone, className }: AvatarProps) {
  const own = useContext(CurrentAvatarContext);
  const isOwn = own?.id === id;
  const parts = face ?? (isOwn ? own.face : undefined);
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
        {/* No initials that become a face a moment later. */}
        {isOwn && own.isPending ? null : initialsOf(name)}
      </text>
    </svg>
  );
}
