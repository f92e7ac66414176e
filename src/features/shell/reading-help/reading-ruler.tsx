import { useEffect, useRef } from 'react';
import styles from './reading-ruler.module.css';

/** Milliseconds after which the focus no longer moves the ruler: the user then scrolls below it. */
const focusTime = 500;

/** The maximum height for a focused element, such as a card. */
const maxHeight = 96;

/** A band over the line at the pointer, the finger or the focused element. It receives no presses. */
export function ReadingRuler() {
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => followReader((line) => show(band.current, line)), []);
  return <div ref={band} data-ruler aria-hidden="true" className={styles.ruler} />;
}

interface Line {
  top: number;
  height: number;
}

function show(band: HTMLElement | null, { top, height }: Line): void {
  const screen = document.querySelector('#main')?.getBoundingClientRect();
  if (!band || !screen) return;
  band.style.setProperty('translate', `${screen.left}px ${top}px`);
  band.style.setProperty('width', `${screen.width}px`);
  band.style.setProperty('height', `${height}px`);
  band.style.setProperty('visibility', 'visible');
}

/** Calls `onMove` with the line that the user reads. Returns a function that ends this. */
function followReader(onMove: (line: Line) => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  let findLine: () => Line | undefined = () => undefined;
  let frame = 0;
  const update = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const line = findLine();
      if (line) onMove(line);
    });
  };
  const followPointer = ({ clientX, clientY, target }: PointerEvent) => {
    if (!(target instanceof Element) || !target.closest('main')) return;
    findLine = () => lineAt(clientX, clientY);
    update();
  };
  const followFocus = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (!(target instanceof Element) || target.id === 'main' || !target.closest('main')) return;
    // The input of an option is hidden in its label.
    const shown = target.closest('label') ?? target;
    const end = performance.now() + focusTime;
    findLine = () => (performance.now() < end ? lineOf(shown) : undefined);
    update();
  };
  // In the menu, the focus is outside of the screen.
  followFocus({ target: document.querySelector('main :focus, main h1') });
  document.addEventListener('pointermove', followPointer, options);
  document.addEventListener('pointerdown', followPointer, options);
  document.addEventListener('focusin', followFocus, options);
  document.addEventListener('scroll', update, { ...options, capture: true });
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
}

function lineOf(element: Element): Line {
  const { top, height } = element.getBoundingClientRect();
  return { top, height: Math.min(height, maxHeight) };
}

/** The line of text at a point; between texts, or in a browser without caret positions, a line around the point. */
function lineAt(x: number, y: number): Line {
  const { offsetNode: node, offset = 0 } = document.caretPositionFromPoint?.(x, y) ?? {};
  const height = 32;
  const around = { top: y - height / 2, height };
  if (!(node instanceof Text)) return around;
  const range = document.createRange();
  range.setStart(node, Math.max(Math.min(offset, node.length - 1), 0));
  range.setEnd(node, Math.min(offset + 1, node.length));
  const box = range.getBoundingClientRect();
  return y >= box.top && y <= box.bottom ? { top: box.top, height: box.height } : around;
}
