import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { followSpokenWord } from '#components/reading/spoken-line.ts';
import { caretLine } from './caret-line.ts';
import styles from './reading-ruler.module.css';

/** Milliseconds after which the focus no longer moves the ruler: the user then scrolls below it. */
const focusTime = 500;

/** Milliseconds after a move of the pointer in which the voice does not move the ruler. */
const pointerTime = 1000;

/** The maximum height: a focused card, or a paragraph that a voice reads without reporting words, is higher. */
const maxHeight = 96;

/**
 * A band over the line at the pointer, the finger, the caret, the spoken word or the focused text, whichever moved
 * last. It receives no presses.
 */
export function ReadingRuler() {
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => followReader((line) => show(band.current, line)), []);
  // The top bar would lift it above the bar at the foot of a screen.
  return createPortal(
    <div ref={band} data-ruler aria-hidden="true" className={styles.ruler} />,
    document.body,
  );
}

interface Line {
  top: number;
  height: number;
}

function show(band: HTMLElement | null, { top, height }: Line): void {
  const screen = document.querySelector('#main')?.getBoundingClientRect();
  if (!band || !screen) return;
  const line = { top, height: Math.min(height, maxHeight) };
  band.toggleAttribute('data-clear', isAtFocusedControl(line));
  band.style.setProperty('translate', `${screen.left}px ${line.top}px`);
  band.style.setProperty('width', `${screen.width}px`);
  band.style.setProperty('height', `${line.height}px`);
  band.style.setProperty('visibility', 'visible');
}

/** The input of an option is hidden in its label. */
const shownPart = (element: Element): Element => element.closest('label') ?? element;

/** The band has no colour over a control with the focus. */
function isAtFocusedControl({ top, height }: Line): boolean {
  const control = document.querySelector('main :is(a, button, input, textarea, select):focus');
  if (!control) return false;
  const box = shownPart(control).getBoundingClientRect();
  return box.bottom > top && box.top < top + height;
}

/** Calls `onMove` with the line that the user reads. Returns a function that ends this. */
function followReader(onMove: (line: Line) => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  let findLine: () => Line | undefined = () => undefined;
  let frame = 0;
  let pointerEnd = 0;
  const update = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const line = findLine();
      if (line) onMove(line);
    });
  };
  const follow = (find: () => Line | undefined) => {
    findLine = find;
    update();
  };
  const followPointer = ({ clientX, clientY, target }: PointerEvent) => {
    if (!(target instanceof Element) || !target.closest('main')) return;
    pointerEnd = performance.now() + pointerTime;
    follow(() => lineAt(clientX, clientY));
  };
  const followFocus = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (!(target instanceof Element) || target.id === 'main' || !target.closest('main')) return;
    let end: number | undefined;
    follow(() => {
      // From the first frame, which is late on a busy device.
      end ??= performance.now() + focusTime;
      return performance.now() < end ? lineOf(target) : undefined;
    });
  };
  const followCaret = () =>
    followFocus({ target: document.querySelector('main :is(input, textarea):focus') });
  const stopFollowingVoice = followSpokenWord((word) => {
    if (performance.now() < pointerEnd) return;
    follow(() => word.getBoundingClientRect());
  });
  // In the menu, the focus is outside of the screen.
  followFocus({ target: document.querySelector('main :focus, main h1') });
  document.addEventListener('pointermove', followPointer, options);
  document.addEventListener('pointerdown', followPointer, options);
  document.addEventListener('focusin', followFocus, options);
  document.addEventListener('selectionchange', followCaret, options);
  document.addEventListener('input', followCaret, options);
  document.addEventListener('scroll', update, { ...options, capture: true });
  return () => {
    cancelAnimationFrame(frame);
    stopFollowingVoice();
    listening.abort();
  };
}

function lineOf(element: Element): Line {
  if (element instanceof HTMLTextAreaElement) return caretLine(element);
  return shownPart(element).getBoundingClientRect();
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
