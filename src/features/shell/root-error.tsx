import type { ErrorComponentProps } from '@tanstack/react-router';
import { UnexpectedError } from '#components/page/unexpected-error.tsx';
import styles from './shell.module.css';

/** The error screen of the root route: the shell failed, or the application could not start. */
export const RootError = (props: ErrorComponentProps) => (
  <main id="main" tabIndex={-1} className={styles.main}>
    <UnexpectedError {...props} />
  </main>
);
