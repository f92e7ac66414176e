import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './FootBar.module.css';

interface FootBarProps {
  label: string;
  children: ReactNode;
  /** Shows a card above the bottom of the window instead of a full-width bar. */
  isRaised?: boolean;
  className?: string | undefined;
  'data-tone'?: string | undefined;
}

const maxShareOfWindow = 1 / 3;

/**
 * A bar that sticks to the bottom of the window. If it covers more than a third of the window, for example with large
 * text, it is placed at the end of the screen instead. Sets `--foot-bar-height`, and `--foot-bar` to the same while it is
 * sticky, so that toasts and scrolled content avoid it.
 */
export function FootBar({ label, children, isRaised = false, className, ...rest }: FootBarProps) {
  const bar = useRef<HTMLElement>(null);
  /** The height in px of a bar that is too high to be sticky, else 0. */
  const [staticHeight, setStaticHeight] = useState(0);

  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const root = document.documentElement;
    const measure = () => {
      const { offsetHeight } = current;
      const isTooHigh = offsetHeight > innerHeight * maxShareOfWindow;
      setStaticHeight(isTooHigh ? offsetHeight : 0);
      const distance = Number.parseFloat(getComputedStyle(current).bottom) || 0;
      const height = `${offsetHeight + distance}px`;
      root.style.setProperty('--foot-bar', isTooHigh ? '0px' : height);
      root.style.setProperty('--foot-bar-height', height);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      root.style.removeProperty('--foot-bar');
      root.style.removeProperty('--foot-bar-height');
    };
  }, []);

  // Keep the focused control in view when a message makes the bar too high to be sticky.
  useEffect(() => {
    const { current } = bar;
    if (staticHeight > 0 && current?.contains(document.activeElement)) {
      current.scrollIntoView({ block: 'nearest' });
    }
  }, [staticHeight]);

  return (
    <section
      {...rest}
      ref={bar}
      className={classNames(styles.bar, isRaised && styles.raised, className)}
      aria-label={label}
      data-foot-bar={staticHeight > 0 ? 'static' : 'sticky'}
    >
      {children}
    </section>
  );
}
