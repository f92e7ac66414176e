import type { ReactNode } from 'react';
import { useRecoverFocusOnUnmount } from '#components/page/focus/focus-content.ts';
import { pluralize, formatCount } from '#lib/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FootBar } from '#ui/FootBar.tsx';
import { Row } from '#ui/layout.tsx';
import type { RowNoun } from './list-toolbar.tsx';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  selection: { rows: readonly unknown[]; hidden: number; select: (rows: readonly never[]) => void };
  noun: RowNoun;
  note?: string | undefined;
  children: ReactNode;
}

/** A bar with the bulk actions for the selected rows. Hidden while no row is selected. */
export function SelectionBar({ selection, noun, ...rest }: SelectionBarProps) {
  const count = selection.rows.length;
  const text = `${pluralize(count, noun.singular, noun.plural)} chosen`;
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 ? text : null}
      </p>
      {count > 0 ? <Bar {...rest} text={text} selection={selection} /> : null}
    </>
  );
}

function Bar({
  selection: { hidden, select },
  text,
  note,
  children,
}: Omit<SelectionBarProps, 'noun'> & { text: string }) {
  useRecoverFocusOnUnmount();
  return (
    <FootBar isRaised label="Bulk actions" className={styles.bar}>
      <p>
        <strong>{text}</strong>
        {hidden > 0 ? (
          <>
            <br />
            <span className="muted fs-0">{formatCount(hidden)} of them not shown</span>
          </>
        ) : null}
      </p>
      <Button variant="quiet" size="small" onPress={() => select([])}>
        Clear
      </Button>
      <Row className={styles.actions}>{children}</Row>
      {note === undefined ? null : <p className={classNames(styles.note, 'muted fs-0')}>{note}</p>}
    </FootBar>
  );
}
