import type { KeyboardEvent } from 'react';
import { focusFirstRow } from '#ui/table/row-keys.ts';
import { useKeys, type Key } from '../keys/use-keys.ts';
import type { List } from './use-list.ts';

const rowKeys: readonly Key[] = [{ name: '↑ ↓', description: 'move between the rows' }];

type SearchedList = Pick<List<unknown>, 'searchField'> & Partial<Pick<List<unknown>, 'showTypedSearch'>>;

/** Returns the key handler of an element with the search field and the rows of a list. */
export function useRowKeys(list: SearchedList) {
  useKeys(rowKeys);
  return { onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveBetweenSearchAndRows(event, list) };
}

/** The down arrow moves the focus from the search field to the first row, the up arrow back. */
function moveBetweenSearchAndRows(
  event: KeyboardEvent<HTMLElement>,
  { searchField: { current: field }, showTypedSearch }: SearchedList,
): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!field || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  if (key === 'ArrowDown' && target === field) {
    showTypedSearch?.();
    if (focusFirstRow(currentTarget)) event.preventDefault();
  }
  const isInFirstRow = target instanceof Element && target.closest('[data-row][data-index="0"]') !== null;
  if (key === 'ArrowUp' && isInFirstRow && currentTarget.contains(target)) {
    event.preventDefault();
    field.focus();
  }
}
