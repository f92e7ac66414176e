import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './ask-parent.module.css';

/** @param takesFocus whether the title replaces a focused element */
export function AskTitle({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 id="ask-parent" ref={heading} tabIndex={-1} className={classNames(styles.title, 'fs-3')}>
      {children}
    </h2>
  );
}
