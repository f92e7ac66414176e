import { classNames } from './class-names.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'sun' | 'on-hero';

export interface ButtonStyleOptions {
  /** One `primary` in a region; `sun` and `on-hero` on indigo only; `danger` only in a confirm dialog. */
  variant?: ButtonVariant | undefined;
  size?: 'normal' | 'small' | undefined;
  block?: boolean | undefined;
  /** Red text and border, for a secondary or quiet button that starts a destructive action. */
  dangerous?: boolean | undefined;
  /** For an icon without text; needs `aria-label`. */
  square?: boolean | undefined;
}

/** Class names of `Button` for links and native buttons: public pages must not load react-aria-components. */
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
