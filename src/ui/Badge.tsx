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

const tones: Partial<Record<BadgeTone, string>> = {
  ok: 'tone-success',
  wait: 'tone-warning',
  no: 'tone-error',
  info: 'tone-info',
};

export interface BadgeProps {
  tone?: BadgeTone;
  /** Overrides the tone's icon; `null` for none. Keep the text: colour must not be the only sign (WCAG 1.4.1). */
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

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

/** A count beside a heading or tab. A shaded container sets `--count-ground`. */
export const CountPill = ({ count }: { count: number }) => (
  <span className={styles.count}>{formatCount(count)}</span>
);
