import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { buttonStyle } from './button-style.ts';
import type { ButtonStyleOptions } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './feedback/Spinner.tsx';

export interface ButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending' | 'render'>,
    ButtonStyleOptions {
  children?: ReactNode;
  icon?: ReactNode;
  /** The busy label, such as 'Sending…'. Shows a spinner and blocks presses; the button keeps the focus. */
  busy?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. For a link that looks like a button, use `buttonStyle`. */
export function Button(props: ButtonProps) {
  const { variant, size, block, dangerous, square, icon, busy, className, children, ...rest } = props;
  const style = buttonStyle({ variant, size, block, dangerous, square });
  return (
    <AriaButton {...rest} isPending={busy !== undefined} className={classNames(style, className)}>
      {busy === undefined ? icon : <Spinner />}
      {busy ?? children}
    </AriaButton>
  );
}
