import { classNames } from './class-names.ts';
import styles from './Card.module.css';

export interface CardStyleOptions {
  /** A lower edge that goes down when pressed: for a link or button that is the whole card. */
  press?: boolean | undefined;
  /** No padding, content cut to the rounded corners: for tables and patterned heads. */
  flush?: boolean | undefined;
}

/** Class names of a card, for links and other elements that cannot be `Card`. */
export function cardStyle({ press, flush }: CardStyleOptions = {}): string {
  return classNames(styles.card, press && styles.press, flush && styles.flush);
}
