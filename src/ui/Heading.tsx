import type { ReactNode } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps {
  level: HeadingLevel;
  id?: string;
  className?: string | undefined;
  /** A link or an action can move the focus to it, as to every `h1`. */
  isFocusable?: boolean;
  children: ReactNode;
}

/** A heading whose level the place decides, not the component. An `h1` can take the focus after a navigation. */
export function Heading({ level, isFocusable = level === 1, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} {...(isFocusable ? { tabIndex: -1 } : {})}>
      {children}
    </Element>
  );
}
