import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'dl' | 'h2' | 'h3' | 'header' | 'li' | 'ol' | 'p' | 'section' | 'span' | 'ul';
  /** A step of the spacing scale in tokens.css. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8;
}

interface RowProps extends LayoutProps {
  align?: 'baseline' | 'center' | 'end' | 'start' | 'stretch';
  justify?: 'between' | 'center' | 'end' | 'start';
  nowrap?: boolean;
}

interface GridProps extends LayoutProps {
  /** Minimum width of a column in rem. */
  min: 8 | 12 | 16;
}

export function Stack({ as: Element = 'div', gap = 4, className, ...rest }: LayoutProps) {
  return <Element {...rest} className={classNames(styles.stack, styles[`gap${gap}` as const], className)} />;
}

export function Row({
  as: Element = 'div',
  gap = 3,
  align = 'center',
  justify = 'start',
  nowrap,
  className,
  ...rest
}: RowProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        styles.row,
        styles[`gap${gap}` as const],
        align !== 'center' && styles[align],
        justify !== 'start' && styles[`justify-${justify}` as const],
        nowrap && styles.nowrap,
        className,
      )}
    />
  );
}

export function Grid({ as: Element = 'div', gap = 4, min, className, ...rest }: GridProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        styles.grid,
        styles[`min${min}` as const],
        styles[`gap${gap}` as const],
        className,
      )}
    />
  );
}
