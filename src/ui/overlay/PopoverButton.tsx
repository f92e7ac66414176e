import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { Button } from '../Button.tsx';
import styles from './PopoverButton.module.css';

export interface PopoverButtonProps {
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** The heading of what opens. */
  title: string;
  /** @param close gives the focus back to the button */
  children: (close: () => void) => ReactNode;
}

/** A button that opens something small to choose from, above it; Escape and a press beside it close it. */
export function PopoverButton({ label, icon, isDisabled = false, title, children }: PopoverButtonProps) {
  return (
    <DialogTrigger>
      <Button size="small" icon={icon} isDisabled={isDisabled}>
        {label}
        <ChevronUp aria-hidden="true" className={styles.chevron} />
      </Button>
      <Popover placement="top start" offset={10} className={styles.popover ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          {({ close }) => (
            <>
              <Heading slot="title" className={styles.title ?? ''}>
                {title}
              </Heading>
              {children(close)}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
