import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { slideIn } from '#features/learner/slide-in.ts';
import type { Step } from './use-question-pager.ts';

interface SwipeOptions {
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
  /** False until the movement is longer than a tap and clearly horizontal. */
  isSwipe: boolean;
}

/** A touch with a shorter movement is a tap; in px. */
const maxTapMovement = 10;

/** A swipe turns the page from this share of the width, or from this speed in px/ms. */
const turnThreshold = { share: 0.25, speed: 0.4 };

/** The gap between two questions in px, as in one-at-a-time.module.css. */
const gap = 16;

/**
 * Turns the page by swiping with a finger or pen. The browser handles vertical scrolling (`touch-action: pan-y`)
 * and gestures that start in an element with its own horizontal gestures.
 *
 * @returns `isSwiping` while the neighbours may be visible, and the handlers of the element
 */
export function useSwipe({ element, isOn, canTurn, onTurn }: SwipeOptions) {
  const [isSwiping, setSwiping] = useState(false);
  const gesture = useRef<Gesture>(undefined);
  useZoomAttribute(element);

  const finishSlide = async (from: number) => {
    const { current } = element;
    if (!current) return;
    current.style.removeProperty('translate');
    await slideIn(current, from);
    if (!gesture.current?.isSwipe) setSwiping(false);
  };

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) {
      // A second finger starts a pinch, not a swipe.
      cancel();
      return;
    }
    if (!isOn || event.pointerType === 'mouse' || isZoomed() || isGestureConsumed(event)) return;
    const { pointerId, clientX: x, clientY: y, timeStamp: time } = event;
    gesture.current = { pointerId, x, y, time, isSwipe: false };
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture;
    if (current?.pointerId !== event.pointerId) return;
    const moved = event.clientX - current.x;
    if (!current.isSwipe) {
      const isHorizontal = Math.abs(moved) > Math.abs(event.clientY - current.y) * 1.5;
      if (Math.hypot(moved, event.clientY - current.y) < maxTapMovement) return;
      if (!isHorizontal || hasSelection()) {
        gesture.current = undefined;
        return;
      }
      current.isSwipe = true;
      // Prevents a click on the element under the finger.
      event.currentTarget.setPointerCapture(event.pointerId);
      setSwiping(true);
    }
    // At either end the page moves only slightly.
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
    const isPastThreshold =
      Math.abs(moved) > width * turnThreshold.share || (speed > turnThreshold.speed && Math.abs(moved) > 40);
    if (!canTurn(step)) void finishSlide(moved / 4);
    else if (!isPastThreshold) void finishSlide(moved);
    else {
      flushSync(() => onTurn(step));
      void finishSlide(moved + step * (width + gap));
    }
  };

  /** Ends the gesture: the browser has started to scroll or zoom, or a second finger touches the page. */
  const cancel = () => {
    const { current } = gesture;
    gesture.current = undefined;
    if (current?.isSwipe) void finishSlide(0);
  };

  return {
    isSwiping,
    // Capture phase: react-aria stops these events in pressable elements.
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

function isGestureConsumed({ target, currentTarget }: PointerEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || hasSelection()) return true;
  if (target.closest(gestureConsumers)) return true;
  for (let at: Element | null = target; at && at !== currentTarget; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}

const gestureConsumers =
  'audio, video, iframe, textarea, select, input:is([type="text"], [type="range"]), [role="slider"], [contenteditable="true"]';

/** Sets `data-zoomed` while the page is zoomed in, so that one finger pans it. */
function useZoomAttribute(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = globalThis;
    const update = () => element.current?.toggleAttribute('data-zoomed', isZoomed());
    visualViewport?.addEventListener('resize', update);
    return () => visualViewport?.removeEventListener('resize', update);
  }, [element]);
}
