import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './FootBar.module.css';

interface FootBarProps {
  label: string;
  children: ReactNode;
  /** A card above the foot of the window rather than a bar from edge to edge: for what is chosen in a list. */
  isRaised?: boolean;
  className?: string | undefined;
  'data-tone'?: string | undefined;
}

/** The share of the window that a bar may cover while it stays in view. */
const maxShareOfWindow = 1 / 3;

/**
 * A bar that stays at the foot of the window while the screen above it scrolls, unless it covers more than a third of
 * the window: with large text or in a low window it stands at the end of the screen instead. What scrolls into view,
 * and toasts, stay clear of it.
 */
export function FootBar({ label, children, isRaised = false, className, ...rest }: FootBarProps) {
  const bar = useRef<HTMLElement>(null);
  /** Pixels while it is too high to stay in view, else 0. */
  const [restingHeight, setRestingHeight] = useState(0);

  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const root = document.documentElement;
    const measure = () => {
      const { offsetHeight } = current;
      const isTooHigh = offsetHeight > innerHeight * maxShareOfWindow;
      setRestingHeight(isTooHigh ? offsetHeight : 0);
      const raise = Number.parseFloat(getComputedStyle(current).bottom) || 0;
      root.style.setProperty('--foot-bar', `${isTooHigh ? 0 : offsetHeight + raise}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      root.style.removeProperty('--foot-bar');
    };
  }, []);

  // A message in the bar makes it higher. The control that led to the message must not move out of view.
  useEffect(() => {
    const { current } = bar;
    if (restingHeight > 0 && current?.contains(document.activeElement)) {
      current.scrollIntoView({ block: 'nearest' });
    }
  }, [restingHeight]);

  return (
    <section
      {...rest}
      ref={bar}
      className={classNames(styles.bar, isRaised && styles.raised, className)}
      aria-label={label}
      data-foot-bar={restingHeight > 0 ? 'resting' : 'sticky'}
    >
      {children}
    </section>
  );
}
