import { ChevronDown, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ScrollRegion } from '#ui/table/ScrollRegion.tsx';
import { StoryLink } from '../../story-link.tsx';
import { CellPopover, type OpenCell } from './cell-popover.tsx';
import { columns, countCells, type Cell, type Column, type Row } from './matrix.ts';
import { reasons, type Reason } from './screens.ts';
import styles from './states.module.css';

const reasonNames = Object.keys(reasons) as Reason[];

/** @returns `A` for the first reason, and so on */
export const letterOf = (reason: Reason) => String.fromCodePoint(65 + reasonNames.indexOf(reason));

export interface StatesTableProps {
  rows: readonly Row[];
  /** The columns to show; all if undefined. */
  column: Column | undefined;
}

export function StatesTable({ rows, column }: StatesTableProps) {
  const [open, setOpen] = useState<OpenCell>();
  const trigger = useRef<HTMLElement>(null);
  const openCell = (row: Row, cell: Cell, button: HTMLElement) => {
    trigger.current = button;
    setOpen({ row, cell });
  };
  return (
    <ScrollRegion label="States by screen" className={styles.region}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.screen}>
              Screen
            </th>
            {columnsToShow(column).map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {[...Map.groupBy(rows, ({ area }) => area)].map(([area, areaRows]) => (
          <Area key={area} name={area} rows={areaRows} column={column} onOpen={openCell} />
        ))}
      </table>
      {open && <CellPopover {...open} triggerRef={trigger} onClose={() => setOpen(undefined)} />}
    </ScrollRegion>
  );
}

const columnsToShow = (column: Column | undefined) =>
  columns.filter(({ id }) => column === undefined || id === column);

interface AreaProps extends StatesTableProps {
  name: string;
  onOpen: (row: Row, cell: Cell, button: HTMLElement) => void;
}

function Area({ name, rows, column, onOpen }: AreaProps) {
  const [isOpen, setIsOpen] = useState(true);
  const { gaps } = countCells(rows, column);
  const stories = new Set(rows.flatMap((row) => row.stories.map(({ id }) => id)));
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <tbody>
      <tr className={styles.area}>
        <th scope="rowgroup" colSpan={columnsToShow(column).length + 1}>
          <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Chevron aria-hidden="true" />
            <strong>{name}</strong>
            <span>{rows.length === 1 ? '1 screen' : `${rows.length} screens`}</span>
            <span>{stories.size === 1 ? '1 story' : `${stories.size} stories`}</span>
            {gaps > 0 && <span className={styles.gaps}>{gaps === 1 ? '1 gap' : `${gaps} gaps`}</span>}
          </button>
        </th>
      </tr>
      {isOpen && rows.map((row) => <ScreenRow key={row.screen.paths[0]} {...{ row, column, onOpen }} />)}
    </tbody>
  );
}

interface ScreenRowProps extends Pick<AreaProps, 'column' | 'onOpen'> {
  row: Row;
}

function ScreenRow({ row, column, onOpen }: ScreenRowProps) {
  return (
    <tr>
      <th scope="row" className={styles.screen}>
        {row.screen.name}
        <code>{row.screen.paths[0]}</code>
      </th>
      {row.cells
        .filter((cell) => column === undefined || cell.column === column)
        .map((cell) => (
          <td key={cell.column}>
            <CellButton row={row} cell={cell} onOpen={onOpen} />
          </td>
        ))}
    </tr>
  );
}

function lookOf({ stories, reason }: Cell): [className: string | undefined, text: string] {
  if (stories.length > 0) return [styles.coveredCell, `${stories.length}`];
  return reason ? [styles.reason, letterOf(reason)] : [styles.gap, 'Gap'];
}

function CellButton({ row, cell, onOpen }: OpenCell & Pick<AreaProps, 'onOpen'>) {
  const { stories, reason, gap } = cell;
  // A variant without stories is no gap.
  if (stories.length === 0 && !reason && !gap) return null;
  const [look, text] = lookOf(cell);
  const [first, ...others] = stories;
  if (first && others.length === 0) {
    return (
      <StoryLink story={first} className={classNames(styles.cell, look)}>
        {text}
        <span className="visually-hidden">: {first.name}</span>
      </StoryLink>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames(styles.cell, look)}
      onClick={(event) => onOpen(row, cell, event.currentTarget)}
    >
      {text}
    </button>
  );
}
