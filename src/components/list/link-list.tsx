import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { formatCount } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import type { RowNoun } from './list-toolbar.tsx';
import styles from './link-list.module.css';

interface LinkListProps {
  /** Draws a border, for a list outside a card. */
  isFramed?: boolean;
  children: ReactNode;
}

export const LinkList = ({ isFramed = false, children }: LinkListProps) => (
  <ul className={isFramed ? styles.framed : undefined}>{children}</ul>
);

interface LinkRowProps {
  /** The `openItem` of `TwoPanes` while the detail of this row is shown. */
  id: string;
  isOpen: boolean;
  buttons?: ReactNode;
  children: ReactNode;
}

export const LinkRow = ({ id, isOpen, buttons, children }: LinkRowProps) => (
  <li data-item={id} className={classNames(styles.row, isOpen && styles.open)}>
    {children}
    {buttons ? <div className={styles.buttons}>{buttons}</div> : null}
  </li>
);

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  note?: string | undefined;
  /** Number of items in the detail; undefined while loading. */
  count?: number | undefined;
  noun?: RowNoun;
}

export const RowLink = createLink(({ children, note, count, noun, ...props }: RowLinkProps) => (
  <a {...props} className={styles.link}>
    <span className={classNames(styles.name, 'breakable')}>{children}</span>
    {note === undefined ? null : <span className={classNames(styles.note, 'muted')}>{note}</span>}
    {count === undefined ? null : (
      <span className={styles.count}>
        {formatCount(count)}
        {noun ? <span className="visually-hidden"> {count === 1 ? noun.singular : noun.plural}</span> : null}
      </span>
    )}
  </a>
));
