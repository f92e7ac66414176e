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
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog at the right edge. In a wide window it is docked beside the page, which remains usable; in a narrower window
 * it is modal; on a phone it fills the screen.
 */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const isDocked = useIsSidePanelDocked();
  useRootAttribute('side-panel', isDocked);
  const titleId = useId();
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
        aria-labelledby={titleId}
        tabIndex={-1}
        data-docked
        className={classNames(styles.sidePanel, styles.docked)}
        onKeyDown={closeByEscape}
      >
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {closeButton}
        </header>
        {children}
      </section>
    );
  }
  return (
    <ModalOverlay isOpen onOpenChange={onClose} className={styles.overlay ?? ''}>
      <Modal className={styles.side ?? ''}>
        <Dialog className={styles.sidePanel ?? ''}>
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            {closeButton}
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
