import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { useRootMark } from '#ui/use-root-mark.ts';
import styles from './notices.module.css';

interface NoticeBarProps {
  /** Nothing but a place for the announcement is there while it is not shown. */
  isShown: boolean;
  /** What it is called by assistive technology. */
  label: string;
  icon: ReactNode;
  /** What there is to know, and what to do about it. */
  children: ReactNode;
  /** A link or a button. */
  action: ReactNode;
  /** Stays in view on a small screen too, for what goes wrong in the middle of a page. */
  urgent?: boolean | undefined;
  onDismiss: () => void;
}

/** A line below the top bar, about the application rather than about the screen. It waits until it is put away. */
export function NoticeBar({ isShown, label, icon, children, action, urgent, onDismiss }: NoticeBarProps) {
  useRootMark('notice', isShown);
  useRootMark('urgent-notice', isShown && urgent === true);
  const dismiss = () => {
    onDismiss();
    // The button goes with the notice.
    focusContent();
  };
  return (
    <div role="status" className={styles.live}>
      {isShown ? (
        <section aria-label={label} className={classNames(styles.bar, urgent && styles.urgent)}>
          <span className={styles.icon}>{icon}</span>
          <p className={styles.words}>{children}</p>
          <div className={styles.action}>{action}</div>
          <button
            type="button"
            aria-label="Close this notice"
            className={classNames(
              buttonStyle({ variant: 'quiet', size: 'small', square: true }),
              styles.close,
            )}
            onClick={dismiss}
          >
            <X aria-hidden="true" />
          </button>
        </section>
      ) : null}
    </div>
  );
}
