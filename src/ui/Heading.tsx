import type { ReactNode } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps {
  level: HeadingLevel;
  id?: string;
  className?: string | undefined;
  /** Whether code can focus it. Default: for level 1. */
  isFocusable?: boolean;
  children: ReactNode;
}

/** A heading whose level depends on its context. */
export function Heading({ level, isFocusable = level === 1, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} {...(isFocusable ? { tabIndex: -1 } : {})}>
      {children}
    </Element>
  );
}
