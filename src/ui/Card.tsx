import type { ReactNode } from 'react';
import { cardStyle } from './card-style.ts';
import { classNames } from './class-names.ts';

export interface CardProps {
  /** The element: a list of cards is a `ul` with cards as `li`. */
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  flush?: boolean;
  children: ReactNode;
  className?: string | undefined;
  'aria-labelledby'?: string;
}

/** A plain surface with a border. A card that is pressed as a whole is a link with `cardStyle({ press: true })`. */
export function Card({ as: Element = 'div', flush, children, className, ...rest }: CardProps) {
  return (
    <Element className={classNames(cardStyle({ flush }), className)} {...rest}>
      {children}
    </Element>
  );
}
