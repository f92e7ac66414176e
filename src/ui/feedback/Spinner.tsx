import { classNames } from '../class-names.ts';
import styles from './Skeleton.module.css';

/** A turning ring in the colour of the text. It says nothing: put the words beside it. */
export function Spinner({ className }: { className?: string }) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
