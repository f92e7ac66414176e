import { useContext } from 'react';
import { initialsOf } from '#lib/text/initials.ts';
import { classNames } from '../class-names.ts';
import { Portraits } from './portraits.ts';
import { tileOf } from './tiles.ts';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** The person's id: the same one always gives the same picture. */
  id: string;
  /** The person's full name, from which the initials come. */
  name: string;
  /** No name stands beside it, so the picture itself is announced by the name; else it is decoration. */
  isAlone?: boolean;
  /** Sets the width; 40 px without it. */
  className?: string | undefined;
}

/** A person's picture: the portrait, or initials on a patterned tile where there is none. */
export function Avatar({ id, name, isAlone, className }: AvatarProps) {
  const portrait = useContext(Portraits)?.get(id);
  const classes = classNames(styles.avatar, className);
  if (portrait) return <img src={portrait} alt={isAlone ? name : ''} className={classes} />;

  const { colours, pattern } = tileOf(id);
  const label = isAlone && name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <svg className={classes} viewBox="0 0 80 80" focusable="false" {...label}>
      <rect width={80} height={80} fill={colours.background} />
      <path {...pattern} fill="none" stroke={colours.pattern} strokeLinecap="round" />
      <text x={40} y={41} className={styles.initials} fill={colours.initials}>
        {initialsOf(name)}
      </text>
    </svg>
  );
}
