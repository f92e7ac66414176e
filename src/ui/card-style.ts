import { classNames } from './class-names.ts';
import styles from './Card.module.css';

export interface CardStyleOptions {
  /** For a card that is a link or a button. */
  press?: boolean | undefined;
  /** No padding; content is clipped to the rounded corners. */
  flush?: boolean | undefined;
}

/** Class names of `Card` for other elements. */
export function cardStyle({ press, flush }: CardStyleOptions = {}): string {
  return classNames(styles.card, press && styles.press, flush && styles.flush);
}
