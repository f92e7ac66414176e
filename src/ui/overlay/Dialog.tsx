import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { buttonStyle } from '../button-style.ts';
import { classNames } from '../class-names.ts';
import styles from './overlay.module.css';

export interface DialogProps {
  isOpen: boolean;
  /** Called with `false` after Escape, the close button and, unless `keepOpen`, a press outside the dialog. */
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons: Cancel first, the primary button last. */
  footer?: ReactNode;
  keepOpen?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** 440 px, or 640 px for a form. */
  size?: 'normal' | 'wide';
}

/** A modal dialog. It traps the focus and restores it on close. */
export function Dialog({ isOpen, onOpenChange, title, children, footer, keepOpen, role, size }: DialogProps) {
  const body = useId();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!keepOpen}
      className={classNames(styles.overlay, styles.centred)}
    >
      <Modal className={classNames(styles.modal, size === 'wide' && styles.wide)}>
        <AriaDialog
          role={role ?? 'dialog'}
          // Screen readers read an alert dialog with its description.
          {...(role === 'alertdialog' && { 'aria-describedby': body })}
          className={styles.dialog ?? ''}
        >
          <div className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            <button
              type="button"
              aria-label="Close"
              className={classNames(
                buttonStyle({ variant: 'quiet', size: 'small', square: true }),
                styles.close,
              )}
              onClick={() => onOpenChange(false)}
            >
              <X aria-hidden="true" />
            </button>
          </div>
          <div id={body} className={styles.body}>
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
