import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { formatCount } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import type { RowNoun } from './list-toolbar.tsx';
import { DeleteButton } from './row-actions.tsx';
import styles from './link-list.module.css';

/** A short list of links, each of which opens its detail beside the list (`ListDetailScreen`). */
export const LinkList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.rows}>{children}</ul>
);

interface LinkRowProps {
  /** As `open` of the screen. */
  id: string;
  /** For the name of the button: 'Delete Reading Coach'. */
  name: string;
  /** Its detail is shown. */
  isOpen: boolean;
  /** Asks first. Without it the row cannot be deleted. */
  onDelete?: (() => void) | undefined;
  /** A `RowLink`. */
  children: ReactNode;
}

export const LinkRow = ({ id, name, isOpen, onDelete, children }: LinkRowProps) => (
  <li data-pane={id} className={classNames(styles.row, isOpen && styles.open)}>
    {children}
    {onDelete ? <DeleteButton name={name} onPress={onDelete} className={styles.delete} /> : null}
  </li>
);

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  /** Beside the title: 'Built in'. */
  note?: string | undefined;
  /** How much the detail holds; undefined until it is known. */
  count: number | undefined;
  noun: RowNoun;
}

/** The title of a row as a link to its detail. Takes `to` and `search` as every link does. */
export const RowLink = createLink(({ children, note, count, noun, ...props }: RowLinkProps) => (
  <a {...props} className={styles.link}>
    <span className={styles.name}>{children}</span>
    {note === undefined ? null : <span className={styles.note}>{note}</span>}
    {count === undefined ? null : (
      <span className={styles.count}>
        {formatCount(count)}
        <span className="visually-hidden"> {count === 1 ? noun.one : noun.many}</span>
      </span>
    )}
  </a>
));
