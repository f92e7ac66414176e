import { Check, Clock3, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '#lib/numbers.ts';
import { classNames } from './class-names.ts';
import styles from './Badge.module.css';

export type BadgeTone = 'success' | 'warning' | 'error' | 'info' | 'outline' | 'neutral';

const icons: Partial<Record<BadgeTone, ReactNode>> = {
  success: <Check aria-hidden="true" />,
  warning: <Clock3 aria-hidden="true" />,
  error: <X aria-hidden="true" />,
};

const toneClasses: Partial<Record<BadgeTone, string>> = {
  success: 'tone-success',
  warning: 'tone-warning',
  error: 'tone-error',
  info: 'tone-info',
};

export interface BadgeProps {
  tone?: BadgeTone;
  /** Overrides the tone's icon; `null` for none. Colour must not be the only sign (WCAG 1.4.1): keep the text. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** The state of an object, as a coloured label with an icon. */
export function Badge({ tone = 'neutral', icon = icons[tone], children, className }: BadgeProps) {
  const toneClass = toneClasses[tone];
  return (
    <span
      className={classNames(
        styles.badge,
        toneClass && styles.toned,
        toneClass,
        tone === 'outline' && styles.outline,
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** A count beside a heading or tab. Containers with a shaded background set `--count-background`. */
export const CountPill = ({ count }: { count: number }) => (
  <span className={styles.count}>{formatCount(count)}</span>
);
