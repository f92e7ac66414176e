import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { useRootAttribute } from '#ui/use-root-attribute.ts';
import styles from './notices.module.css';

interface NoticeBarProps {
  /** While false, only the empty live region is rendered. */
  isShown: boolean;
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  children: ReactNode;
  action: ReactNode;
  /** Sticks on a small screen too: for failures while the user works on a page. */
  urgent?: boolean | undefined;
  onDismiss: () => void;
}

/** A line below the top bar about the application, not the screen. It stays until the user dismisses it. */
export function NoticeBar({ isShown, label, icon, children, action, urgent, onDismiss }: NoticeBarProps) {
  useRootAttribute('notice', isShown);
  useRootAttribute('urgent-notice', isShown && urgent === true);
  const dismiss = () => {
    onDismiss();
    // The focused button is removed with the notice.
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
