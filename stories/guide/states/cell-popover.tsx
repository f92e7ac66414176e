import type { RefObject } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { Stack } from '#ui/layout.tsx';
import { columns, type Cell, type Row } from './matrix.ts';
import { reasons } from './screens.ts';
import { StoryList } from './story-list.tsx';
import styles from './states.module.css';

export interface OpenCell {
  row: Row;
  cell: Cell;
}

export interface CellPopoverProps extends OpenCell {
  /** The button of the cell. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The stories of a cell, the reason why it has none, or how to fill its gap. */
export function CellPopover({ row, cell, triggerRef, onClose }: CellPopoverProps) {
  const label = columns.find(({ id }) => id === cell.column)?.label.toLowerCase();
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      placement="bottom start"
      onOpenChange={onClose}
      className={styles.popover ?? ''}
    >
      <Dialog className={styles.dialog ?? ''}>
        <Stack gap={3}>
          <Heading slot="title" className="fs-2">
            {row.screen.name}, {label}
          </Heading>
          {cell.stories.length > 0 && <StoryList stories={cell.stories} />}
          {cell.reason !== undefined && <p>Not applicable. {reasons[cell.reason]}.</p>}
          {cell.gap !== undefined && (
            <p>
              No story of this screen shows {cell.gap}. Not applicable? Give the reason in{' '}
              <code>screens.ts</code>.
            </p>
          )}
        </Stack>
      </Dialog>
    </Popover>
  );
}
