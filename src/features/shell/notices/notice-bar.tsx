import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { useRootAttribute } from '#ui/use-root-attribute.ts';
import styles from './notices.module.css';

interface NoticeBarProps {
  /** If false, only the empty live region is rendered. */
  isShown: boolean;
  label: string;
  icon: ReactNode;
  children: ReactNode;
  action: ReactNode;
  /** Whether the notice is also sticky on a small screen, for failures that affect the user's input. */
  urgent?: boolean | undefined;
  onDismiss: () => void;
}

/** A notice below the top bar that concerns the application, not the screen. The user can dismiss it. */
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
          <p className={styles.text}>{children}</p>
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
