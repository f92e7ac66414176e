import { classNames } from './class-names.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'sun' | 'on-hero';

export interface ButtonStyleOptions {
  /** Use `primary` once per region, `sun` and `on-hero` on indigo only, `danger` in confirm dialogs only. */
  variant?: ButtonVariant | undefined;
  size?: 'normal' | 'small' | undefined;
  block?: boolean | undefined;
  /** Shows red text and border: for a secondary or quiet button that opens the confirmation of a destructive action. */
  dangerous?: boolean | undefined;
  /** Makes an icon button square. The button needs an `aria-label`. */
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
