import { Check, Clock3, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '#lib/numbers.ts';
import { classNames } from './class-names.ts';
import styles from './Badge.module.css';

export type BadgeTone = 'ok' | 'wait' | 'no' | 'info' | 'line' | 'plain';

const icons: Partial<Record<BadgeTone, ReactNode>> = {
  ok: <Check aria-hidden="true" />,
  wait: <Clock3 aria-hidden="true" />,
  no: <X aria-hidden="true" />,
};

/** Its colours: the tone of a message. */
const tones: Partial<Record<BadgeTone, string>> = {
  ok: 'tone-success',
  wait: 'tone-warning',
  no: 'tone-error',
  info: 'tone-info',
};

export interface BadgeProps {
  tone?: BadgeTone;
  /** In place of the tone's own icon; `null` for none. Colour is never the only sign, so keep the word. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A small state or count: icon and word on a soft background. */
export function Badge({ tone = 'plain', icon = icons[tone], children, className }: BadgeProps) {
  const toned = tones[tone];
  return (
    <span
      className={classNames(
        styles.badge,
        toned && styles.toned,
        toned,
        tone === 'line' && styles.line,
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** A number beside the heading or tab of what it counts. A shaded container sets `--count-ground`. */
export const CountPill = ({ count }: { count: number }) => (
  <span className={styles.count}>{formatCount(count)}</span>
);
