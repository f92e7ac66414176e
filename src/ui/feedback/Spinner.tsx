import { classNames } from '../class-names.ts';
import styles from './Skeleton.module.css';

/** A spinner in the colour of the text. Hidden from assistive technology: add a text. */
export function Spinner({ className }: { className?: string }) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
