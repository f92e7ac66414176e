import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { formatCount } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import type { RowNoun } from './list-toolbar.tsx';
import styles from './link-list.module.css';

interface LinkListProps {
  /** Draws the border, which a card around the list would draw otherwise. */
  isFramed?: boolean;
  /** `LinkRow` elements. */
  children: ReactNode;
}

/** A short list of links, each of which opens its detail beside the list. */
export const LinkList = ({ isFramed = false, children }: LinkListProps) => (
  <ul className={isFramed ? styles.framed : undefined}>{children}</ul>
);

interface LinkRowProps {
  /** As `open` of `TwoPanes`. */
  id: string;
  /** Whether its detail is shown. */
  isOpen: boolean;
  /** `RowButtons`. */
  buttons?: ReactNode;
  /** The link, a `RowLink`. */
  children: ReactNode;
}

export const LinkRow = ({ id, isOpen, buttons, children }: LinkRowProps) => (
  <li data-pane={id} className={classNames(styles.row, isOpen && styles.open)}>
    {children}
    {buttons ? <div className={styles.buttons}>{buttons}</div> : null}
  </li>
);

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  /** Beside the title: 'Built in'. */
  note?: string | undefined;
  /** How many items the detail has; undefined until the number is loaded. */
  count?: number | undefined;
  /** What is counted. */
  noun?: RowNoun;
}

/** The title of a row as a link to its detail. Takes `to` and `search` as every link does. */
export const RowLink = createLink(({ children, note, count, noun, ...props }: RowLinkProps) => (
  <a {...props} className={styles.link}>
    <span className={classNames(styles.name, 'breakable')}>{children}</span>
    {note === undefined ? null : <span className={classNames(styles.note, 'muted')}>{note}</span>}
    {count === undefined ? null : (
      <span className={styles.count}>
        {formatCount(count)}
        {noun ? <span className="visually-hidden"> {count === 1 ? noun.one : noun.many}</span> : null}
      </span>
    )}
  </a>
));
