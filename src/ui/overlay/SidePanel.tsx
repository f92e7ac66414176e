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
  /** Escape and the close button. */
  onClose: () => void;
  /** Fills the sheet below its title. */
  children: ReactNode;
}

/**
 * Something to be done beside what stands on the page: on a desk it is docked at the right, and the page makes room and
 * stays in use; below that it lies over the page with a scrim; on a phone it is the whole window.
 */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const isDocked = useIsSidePanelDocked();
  useRootAttribute('sheet', isDocked);
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
      // A list that is open in the sheet takes the first Escape for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    return (
      <section
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        data-docked
        className={classNames(styles.sheet, styles.docked)}
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
        <Dialog className={styles.sheet ?? ''}>
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
