import type { MouseEvent } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import styles from './shell.module.css';

/** The first stop of the keyboard: past the bars, to the content of the page. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    // The URL stays as it is: the router has no use for the fragment.
    event.preventDefault();
    focusContent();
  };
  return (
    <a href="#main" className={styles.skip} onClick={skip}>
      Skip to content
    </a>
  );
}
