import type { ErrorComponentProps } from '@tanstack/react-router';
import { UnexpectedError } from '#components/page/unexpected-error.tsx';
import styles from './shell.module.css';

/** The error of the root: what stands around every screen has failed itself, or could not start. */
export const BareError = (props: ErrorComponentProps) => (
  <main id="main" tabIndex={-1} className={styles.main}>
    <UnexpectedError {...props} />
  </main>
);
