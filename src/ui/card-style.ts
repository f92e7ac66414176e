import { classNames } from './class-names.ts';
import styles from './Card.module.css';

export interface CardStyleOptions {
  /** Adds hover and press styles, for a card that is a link or a button. */
  press?: boolean | undefined;
  /** Removes the padding and clips the content to the rounded corners. */
  flush?: boolean | undefined;
}

export function cardStyle({ press, flush }: CardStyleOptions = {}): string {
  return classNames(styles.card, press && styles.press, flush && styles.flush);
}
