import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject, useEffectEvent } from 'react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { buttonStyle } from '../button-style.ts';
import { classNames } from '../class-names.ts';
import { useToastPosition } from './toast-position.ts';
import {
  ACTION_TOAST_MS,
  APP_TOAST_MS,
  AUTH_TOAST_MS,
  removeToast,
  useToasts,
  type ToastMessage,
  TOAST_ANIMATION_MS,
  TOAST_EXTENDED_MS,
} from './toasts.ts';
import styles from './Toast.module.css';

const icons = { success: Check, error: TriangleAlert, warning: TriangleAlert, info: Info };

/**
 * Shows the toasts of `toast()`: `auth` at the top right, `app` at the bottom right (D-194). Render it once; it may be
 * loaded lazily. Toasts never take the focus; F6 moves the focus to them. A tap, Escape or Delete dismisses a toast.
 */
export function ToastRegion() {
  const [queues] = useState(() => ({
    auth: new ToastQueue<ToastMessage>(),
    app: new ToastQueue<ToastMessage>(),
  }));
  const messages = useToasts();
  useEffect(() => {
    const shown = Object.values(queues).flatMap((queue) =>
      queue.visibleToasts.map(({ content, key }) => ({ queue, content, key })),
    );
    for (const { queue, content, key } of shown) if (!messages.includes(content)) queue.close(key);
    for (const message of messages) {
      if (shown.some(({ content }) => content === message)) continue;
      queues[message.profile].add(message, { onClose: () => removeToast(message) });
    }
  }, [queues, messages]);
  return (
    <>
      <Corner queue={queues.auth} label="Sign-in notifications" className={styles.auth} />
      <Corner queue={queues.app} label="Notifications" className={styles.app} />
    </>
  );
}

interface CornerProps {
  queue: ToastQueue<ToastMessage>;
  label: string;
  className: string | undefined;
}

/** Renders the region only while it has toasts: React Aria registers it for F6 on mount and needs its element. */
function Corner(props: CornerProps) {
  const { queue } = props;
  const isShown = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.visibleToasts.length > 0,
  );
  return isShown ? <Region {...props} /> : null;
}

function Region({ queue, label, className }: CornerProps) {
  const region = useRef<HTMLDivElement>(null);
  useToastPosition(region);
  useEnterToast(region);
  return (
    <AriaToastRegion
      ref={region}
      queue={queue}
      aria-label={label}
      className={classNames(styles.region, className)}
    >
      {({ toast }) => <Toast toast={toast} onEnd={() => queue.close(toast.key)} />}
    </AriaToastRegion>
  );
}

/** Moves the focus from the region to its newest toast, whose timer pauses while it has the focus. */
function useEnterToast(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = region;
    const enter = ({ target }: FocusEvent) => {
      if (target !== current) return;
      // Wait until React Aria has stored the element that gets the focus back.
      queueMicrotask(() => current?.querySelector<HTMLElement>('[role="alertdialog"]')?.focus());
    };
    current?.addEventListener('focusin', enter);
    return () => current?.removeEventListener('focusin', enter);
  }, [region]);
}

interface ToastProps {
  toast: { content: ToastMessage; key: string };
  onEnd: () => void;
}

function Toast({ toast, onEnd }: ToastProps) {
  const { profile, tone, title, message, action } = toast.content;
  const defaultMs = profile === 'auth' ? AUTH_TOAST_MS : APP_TOAST_MS;
  const timer = useToastTimer(action ? ACTION_TOAST_MS : defaultMs, onEnd);
  const Icon = icons[tone];
  return (
    <div
      className={styles.slot}
      data-leaving={timer.isLeaving || undefined}
      onClick={timer.dismiss}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Delete') timer.dismiss();
      }}
      onPointerEnter={(event) => event.pointerType !== 'touch' && timer.pause('pointer')}
      onPointerLeave={() => timer.resume('pointer')}
      onFocus={() => timer.pause('focus')}
      onBlur={() => timer.resume('focus')}
    >
      <AriaToast toast={toast} className={classNames(styles.toast, `tone-${tone}`)}>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        <ToastContent role={tone === 'error' ? 'alert' : 'status'} className={styles.text ?? ''}>
          <Text slot="title" className={styles.title}>
            {title ?? message}
          </Text>
          {title ? (
            <Text slot="description" className={styles.message}>
              {message}
            </Text>
          ) : null}
          {action ? (
            <button
              type="button"
              className={classNames(buttonStyle({ variant: 'secondary', size: 'small' }), styles.action)}
              onClick={action.onPress}
            >
              {action.label}
            </button>
          ) : null}
        </ToastContent>
        {profile === 'app' ? (
          <>
            <button
              type="button"
              aria-label="Close"
              className={classNames(
                buttonStyle({ variant: 'quiet', size: 'small', square: true }),
                styles.close,
              )}
            >
              <X aria-hidden="true" />
            </button>
            <span
              key={timer.pauseCount}
              className={styles.bar}
              data-paused={timer.isPaused || undefined}
              style={{ animationDuration: `${timer.duration}ms` }}
            />
          </>
        ) : null}
      </AriaToast>
    </div>
  );
}

type PauseReason = 'pointer' | 'focus';

/**
 * The timer of a toast: `ms`, paused while the pointer or the focus is on the toast, then `TOAST_EXTENDED_MS`. React
 * Aria's timer would continue with the remaining time instead (D-194).
 */
function useToastTimer(ms: number, onEnd: () => void) {
  const [pauseReasons, setPauseReasons] = useState<readonly PauseReason[]>([]);
  const [pauseCount, setPauseCount] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const end = useEffectEvent(onEnd);
  const isPaused = pauseReasons.length > 0;
  const duration = pauseCount === 0 ? ms : TOAST_EXTENDED_MS;

  useEffect(() => {
    if (isPaused || isLeaving) return;
    const timer = setTimeout(() => setIsLeaving(true), duration);
    return () => clearTimeout(timer);
  }, [isPaused, isLeaving, duration, pauseCount]);

  useEffect(() => {
    if (!isLeaving) return;
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => end(), isMotionReduced ? 0 : TOAST_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  return {
    isPaused,
    isLeaving,
    /** Milliseconds until the toast leaves; after a pause, `TOAST_EXTENDED_MS`. */
    duration,
    pauseCount,
    dismiss: () => setIsLeaving(true),
    pause: (reason: PauseReason) =>
      setPauseReasons((reasons) => [...reasons.filter((other) => other !== reason), reason]),
    resume: (reason: PauseReason) => {
      if (!pauseReasons.includes(reason)) return;
      setPauseReasons((reasons) => reasons.filter((other) => other !== reason));
      setPauseCount((count) => count + 1);
    },
  };
}
