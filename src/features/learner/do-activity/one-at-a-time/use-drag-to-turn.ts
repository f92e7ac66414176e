import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { slideIn } from '../../slide-in.ts';
import type { Step } from './use-turning.ts';

interface DragOptions {
  /** Moves with the finger. */
  element: RefObject<HTMLElement | null>;
  isOn: boolean;
  canTurn: (step: Step) => boolean;
  onTurn: (step: Step) => void;
}

interface Gesture {
  pointerId: number;
  x: number;
  y: number;
  time: number;
  /** Only now is it known to be a swipe, and not a tap or the beginning of a scroll. */
  isSwipe: boolean;
}

/** Px that a finger moves before it is clear where it goes. */
const slop = 10;

/** What turns a question: this share of its width, or this speed in px a millisecond. */
const enough = { share: 0.25, speed: 0.4 };

/** The gap between two questions in px, as in questions.module.css. */
const gap = 16;

/**
 * Turns with a finger or a pen: the question follows it, with its neighbours at both sides. Scrolling up and down stays
 * the browser's (`touch-action: pan-y`), as does every gesture that something in the question has a use for.
 *
 * @returns `isSwiping` while the neighbours may be seen, and the handlers of the element
 */
export function useDragToTurn({ element, isOn, canTurn, onTurn }: DragOptions) {
  const [isSwiping, setSwiping] = useState(false);
  const gesture = useRef<Gesture>(undefined);
  useZoomMark(element);

  const settle = async (from: number) => {
    const { current } = element;
    if (!current) return;
    current.style.removeProperty('translate');
    await slideIn(current, from);
    if (!gesture.current?.isSwipe) setSwiping(false);
  };

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) {
      // A second finger: that is no swipe.
      cancel();
      return;
    }
    if (!isOn || event.pointerType === 'mouse' || isZoomed() || isTakenBy(event)) return;
    const { pointerId, clientX: x, clientY: y, timeStamp: time } = event;
    gesture.current = { pointerId, x, y, time, isSwipe: false };
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture;
    if (current?.pointerId !== event.pointerId) return;
    const moved = event.clientX - current.x;
    if (!current.isSwipe) {
      const isSideways = Math.abs(moved) > Math.abs(event.clientY - current.y) * 1.5;
      if (Math.hypot(moved, event.clientY - current.y) < slop) return;
      if (!isSideways || hasSelection()) {
        gesture.current = undefined;
        return;
      }
      current.isSwipe = true;
      // Whatever the finger is on when it is lifted has not been pressed.
      event.currentTarget.setPointerCapture(event.pointerId);
      setSwiping(true);
    }
    // Where nothing follows, it gives way a little.
    const offset = canTurn(stepOf(moved)) ? moved : moved / 4;
    event.currentTarget.style.setProperty('translate', `${offset}px 0`);
  };

  const end = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture;
    if (current?.pointerId !== event.pointerId) return;
    gesture.current = undefined;
    if (!current.isSwipe) return;
    const moved = event.clientX - current.x;
    const width = event.currentTarget.clientWidth;
    const step = stepOf(moved);
    const speed = Math.abs(moved) / Math.max(event.timeStamp - current.time, 1);
    const isFar = Math.abs(moved) > width * enough.share || (speed > enough.speed && Math.abs(moved) > 40);
    if (!canTurn(step)) void settle(moved / 4);
    else if (!isFar) void settle(moved);
    else {
      flushSync(() => onTurn(step));
      void settle(moved + step * (width + gap));
    }
  };

  /** The browser has taken the gesture over. */
  const cancel = () => {
    const { current } = gesture;
    gesture.current = undefined;
    if (current?.isSwipe) void settle(0);
  };

  return {
    isSwiping,
    // On the way down: what can be pressed keeps these events to itself.
    handlers: {
      onPointerDownCapture: begin,
      onPointerMoveCapture: move,
      onPointerUpCapture: end,
      onPointerCancelCapture: cancel,
    },
  };
}

const stepOf = (moved: number): Step => (moved < 0 ? 1 : -1);

const hasSelection = () => getSelection()?.isCollapsed === false;

const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01;

/** Whether something between the finger and the element uses a sideways gesture itself. */
function isTakenBy({ target, currentTarget }: PointerEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || hasSelection()) return true;
  if (target.closest(users)) return true;
  for (let at: Element | null = target; at && at !== currentTarget; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}

const users =
  'audio, video, iframe, textarea, select, input:is([type="text"], [type="range"]), [role="slider"], [contenteditable="true"]';

/** Whoever has zoomed in moves about the page with one finger: the mark gives that back to the browser. */
function useZoomMark(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = globalThis;
    const mark = () => element.current?.toggleAttribute('data-zoomed', isZoomed());
    visualViewport?.addEventListener('resize', mark);
    return () => visualViewport?.removeEventListener('resize', mark);
  }, [element]);
}
