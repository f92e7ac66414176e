import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { buttonStyle } from '../button-style.ts';
import { classNames } from '../class-names.ts';
import { useToastTimer } from './toast-life.ts';
import { useToastPosition } from './toast-position.ts';
import { ACTION_TOAST_MS, APP_TOAST_MS, AUTH_TOAST_MS, removeToast, useToasts } from './toasts.ts';
import type { ToastMessage } from './toasts.ts';
import styles from './Toast.module.css';

const icons = { success: Check, error: TriangleAlert, warning: TriangleAlert, info: Info };

/**
 * Shows the toasts of `toast()`: `auth` top right, `app` bottom right (D-194). Stands once in the page and may be
 * loaded late. It never takes the focus; F6 leads to it, and a tap, Escape or Delete dismisses a toast.
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

/** Is there only while it has toasts: React Aria registers a region for F6 once, and with nothing in it has none. */
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
      {({ toast }) => <Toast toast={toast} onGone={() => queue.close(toast.key)} />}
    </AriaToastRegion>
  );
}

/** F6 leads to the region; its newest toast is what there is to read, and it stays while it has the focus. */
function useEnterToast(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = region;
    const enter = ({ target }: FocusEvent) => {
      if (target !== current) return;
      // After React Aria has seen where the focus came from: it goes back there.
      queueMicrotask(() => current?.querySelector<HTMLElement>('[role="alertdialog"]')?.focus());
    };
    current?.addEventListener('focusin', enter);
    return () => current?.removeEventListener('focusin', enter);
  }, [region]);
}

interface ToastProps {
  toast: { content: ToastMessage; key: string };
  onGone: () => void;
}

function Toast({ toast, onGone }: ToastProps) {
  const { profile, tone, title, message, action } = toast.content;
  const usual = profile === 'auth' ? AUTH_TOAST_MS : APP_TOAST_MS;
  const life = useToastTimer(action ? ACTION_TOAST_MS : usual, onGone);
  const Icon = icons[tone];
  return (
    <div
      className={styles.slot}
      data-leaving={life.leaving || undefined}
      onClick={life.dismiss}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Delete') life.dismiss();
      }}
      onPointerEnter={(event) => event.pointerType !== 'touch' && life.hold('pointer')}
      onPointerLeave={() => life.release('pointer')}
      onFocus={() => life.hold('focus')}
      onBlur={() => life.release('focus')}
    >
      <AriaToast toast={toast} className={classNames(styles.toast, `tone-${tone}`)}>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        <ToastContent role={tone === 'error' ? 'alert' : 'status'} className={styles.words ?? ''}>
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
              key={life.round}
              className={styles.bar}
              data-held={life.held || undefined}
              style={{ animationDuration: `${life.lasts}ms` }}
            />
          </>
        ) : null}
      </AriaToast>
    </div>
  );
}
