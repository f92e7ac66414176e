import type { ReactNode } from 'react';
import { cardStyle } from './card-style.ts';
import { classNames } from './class-names.ts';

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  flush?: boolean;
  children: ReactNode;
  className?: string | undefined;
  'aria-labelledby'?: string;
}

/** A card. For a card that is a link, use `cardStyle({ press: true })`. */
export function Card({ as: Element = 'div', flush, children, className, ...rest }: CardProps) {
  return (
    <Element className={classNames(cardStyle({ flush }), className)} {...rest}>
      {children}
    </Element>
  );
}
