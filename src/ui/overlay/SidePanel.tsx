import { X } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { buttonStyle } from '../button-style.ts';
import { classNames } from '../class-names.ts';
import { useRootAttribute } from '../use-root-attribute.ts';
import { useIsSidePanelDocked } from './use-is-side-panel-docked.ts';
import styles from './overlay.module.css';

export interface SidePanelProps {
  title: string;
  /** Replaces the visible title, which then only names the dialog: for a panel whose content has a heading. */
  head?: ReactNode;
  /** For a panel with more than a form. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog at the right edge. In a wide window it is docked beside the page, which remains usable; in a narrower window
 * it is modal; on a phone it fills the screen.
 */
export function SidePanel({ title, head, isWide = false, onClose, children }: SidePanelProps) {
  const isDocked = useIsSidePanelDocked();
  useRootAttribute('side-panel', isDocked);
  useRootAttribute('wide-side-panel', isDocked && isWide);
  const titleId = useId();
  const label = head ? { 'aria-label': title } : { 'aria-labelledby': titleId };
  const closeButton = (
    <button
      type="button"
      aria-label="Close"
      className={classNames(buttonStyle({ variant: 'quiet', size: 'small', square: true }), styles.close)}
      onClick={onClose}
    >
      <X aria-hidden="true" />
    </button>
  );
  if (isDocked) {
    const closeByEscape = (event: KeyboardEvent) => {
      // An open list of a select in the panel handles the first Escape.
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    return (
      <section
        role="dialog"
        {...label}
        tabIndex={-1}
        data-docked
        className={classNames(styles.sidePanel, styles.docked)}
        onKeyDown={closeByEscape}
      >
        <header className={classNames(styles.head, head !== undefined && styles.slim)}>
          {head ?? (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {closeButton}
        </header>
        {children}
      </section>
    );
  }
  return (
    <ModalOverlay isOpen onOpenChange={onClose} className={styles.overlay ?? ''}>
      <Modal className={styles.side ?? ''}>
        <Dialog className={styles.sidePanel ?? ''} {...(head ? { 'aria-label': title } : {})}>
          <header className={classNames(styles.head, head !== undefined && styles.slim)}>
            {head ?? (
              <Heading slot="title" className={styles.title ?? ''}>
                {title}
              </Heading>
            )}
            {closeButton}
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
