import { classNames } from './class-names.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'sun' | 'on-hero';

export interface ButtonStyleOptions {
  /** One primary a region; `sun` and `on-hero` stand on indigo; solid `danger` only in a confirm dialog. */
  variant?: ButtonVariant | undefined;
  size?: 'normal' | 'small' | undefined;
  /** Takes the whole width of its container. */
  block?: boolean | undefined;
  /** Red letters (and border) on a secondary or quiet button that leads to something destructive. */
  dangerous?: boolean | undefined;
  /** As wide as high, for a lone icon; the name then comes from `aria-label`. */
  square?: boolean | undefined;
}

/**
 * Class names that make a link or a native button look like `Button`, without its JavaScript:
 * the public pages must not load react-aria-components.
 */
export function buttonStyle({
  variant = 'secondary',
  size = 'normal',
  block,
  dangerous,
  square,
}: ButtonStyleOptions): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    block && styles.block,
    dangerous && styles.dangerous,
    square && styles.square,
  );
}
