import type { KeyboardEvent } from 'react';

/** The control that opens a row: the link or button in its row header, or else the one with `data-opens-row` (D-228). */
export const openingControl = 'th :is(a, button), [data-opens-row]';

const controls = 'a[href], button:not([aria-haspopup]), input[type="checkbox"]';

/** Milliseconds to wait for a row out of view, which the table renders after scrolling. */
const renderTimeout = 1000;

/**
 * Moves the focus to the same control of another row: the arrow keys to the next and the previous one, Home and End to
 * the first and the last one. The rows remain those of a table, and Enter is that of the link or button.
 *
 * @param count the number of rows, including those that are not rendered
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>, count: number): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  // React events also bubble from portals, such as a menu of the row.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  const row = target.closest<HTMLElement>('[data-row][data-index]');
  if (!row || (target !== row && !target.matches(controls))) return;
  const index = Number(row.dataset['index']);
  const next = nextIndex(key, index, count);
  if (next === undefined) return;
  event.preventDefault();
  if (next === index) return;
  const body = row.parentElement;
  const cell = [...row.children].findIndex((each) => each.contains(target));
  const place = cell < 0 ? 0 : controlsIn(row.children[cell]).indexOf(target);
  const focus = (found: HTMLElement) => {
    const inCell = controlsIn(found.children[cell]);
    (inCell[place] ?? inCell.at(-1) ?? rowControl(found)).focus();
  };
  const rendered = body?.querySelector<HTMLElement>(`:scope > [data-index="${next}"]`);
  if (rendered) focus(rendered);
  else if (body) focusAfterScrolling(body, { row, index, next, isLast: next === count - 1 }, focus);
}

/** Returns the index to move to; undefined for other keys, and beyond the first and the last row. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown' && index < count - 1) return index + 1;
  if (key === 'ArrowUp' && index > 0) return index - 1;
  return undefined;
}

/** Moves the focus to the control that opens the first row in `list`. */
export function focusFirstRow(list: Element): boolean {
  const row = list.querySelector<HTMLElement>('[data-row]');
  if (row) rowControl(row).focus();
  return row !== null;
}

const controlsIn = (element: Element | undefined): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>(controls) ?? []),
];

/** Returns the row itself if it has no control, such as the name of a learner without a link. */
function rowControl(row: HTMLElement): HTMLElement {
  const control = row.querySelector<HTMLElement>(openingControl) ?? row.querySelector<HTMLElement>(controls);
  if (control) return control;
  row.tabIndex = -1;
  return row;
}

interface Move {
  row: HTMLElement;
  index: number;
  next: number;
  isLast: boolean;
}

/** Scrolls to the spacer with the row, and focuses the row as soon as it is rendered. */
function focusAfterScrolling(
  body: Element,
  { row, index, next, isLast }: Move,
  focus: (row: HTMLElement) => void,
): void {
  const observer = new MutationObserver(() => {
    const found = body.querySelector<HTMLElement>(`:scope > [data-index="${next}"]`);
    if (!found) return;
    observer.disconnect();
    focus(found);
  });
  observer.observe(body, { childList: true });
  setTimeout(() => observer.disconnect(), renderTimeout);
  if (isLast) body.lastElementChild?.scrollIntoView({ block: 'end' });
  else if (next === 0) body.firstElementChild?.scrollIntoView({ block: 'start' });
  else row.scrollIntoView({ block: next > index ? 'start' : 'end' });
}
