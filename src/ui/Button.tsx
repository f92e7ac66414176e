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
  /** A lucide icon before the words. */
  icon?: ReactNode;
  /**
   * The busy word ('Sending…'). While it is given a spinner runs, presses and implicit submission are
   * blocked, the focus stays, and the new name is announced.
   */
  busy?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of the house: press, hover, focus and busy states in six looks. A link in its look takes `buttonStyle`. */
export function Button(props: ButtonProps) {
  const { variant, size, block, dangerous, square, icon, busy, className, children, ...rest } = props;
  const look = buttonStyle({ variant, size, block, dangerous, square });
  return (
    <AriaButton {...rest} isPending={busy !== undefined} className={classNames(look, className)}>
      {busy === undefined ? icon : <Spinner />}
      {busy ?? children}
    </AriaButton>
  );
}
