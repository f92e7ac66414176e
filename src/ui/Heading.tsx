import type { ReactNode } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps {
  level: HeadingLevel;
  id?: string;
  className?: string | undefined;
  /** Sets `tabIndex={-1}`, for focus by code. Default: true for level 1. */
  isFocusable?: boolean;
  children: ReactNode;
}

export function Heading({ level, isFocusable = level === 1, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} {...(isFocusable ? { tabIndex: -1 } : {})}>
      {children}
    </Element>
  );
}
