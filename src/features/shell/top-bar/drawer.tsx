import { useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { useRootAttribute } from '#ui/use-root-attribute.ts';
import styles from './top-bar.module.css';

interface DrawerProps {
  label: string;
  side: 'start' | 'end';
  /** The maximum width of the window in which the drawer can be open, in CSS pixels at the default font size. */
  maxWidth?: number;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * An off-canvas panel for small screens. It is a native modal dialog, because public pages do not load a library
 * for dialogs. A navigation closes it.
 */
export function Drawer({ label, side, maxWidth = 700, isOpen, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  if (isOpen && !hasBeenOpened) setHasBeenOpened(true);
  useRootAttribute('drawer', isOpen);

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  // Close immediately, not with the next render: while the dialog is open, the page behind cannot be focused.
  const close = useCallback(() => dialog.current?.close(), []);
  useAutoClose({ isOpen, close, maxWidth });

  // The panel fills the dialog: only a click on the backdrop has the dialog as its target.
  const closeOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={classNames(styles.drawer, side === 'end' && styles.end)}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={styles.panel}>
        <button
          type="button"
          aria-label="Close menu"
          className={classNames(buttonStyle({ variant: 'quiet', square: true }), styles.close)}
          onClick={close}
        >
          <X aria-hidden="true" />
        </button>
        {hasBeenOpened ? children : null}
      </div>
    </dialog>
  );
}

function useAutoClose({
  isOpen,
  close,
  maxWidth,
}: {
  isOpen: boolean;
  close: () => void;
  maxWidth: number;
}): void {
  const router = useRouter();
  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia(`(min-width: ${(maxWidth + 1) / 16}rem)`);
    wide.addEventListener('change', close);
    const unsubscribe = router.subscribe('onBeforeNavigate', close);
    return () => {
      wide.removeEventListener('change', close);
      unsubscribe();
    };
  }, [isOpen, close, maxWidth, router]);
}
