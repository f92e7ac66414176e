import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { Button } from '../Button.tsx';
import { Stack } from '../layout.tsx';
import styles from './PopoverButton.module.css';

export interface PopoverButtonProps {
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  title: string;
  /** Where the popover opens if it fits. */
  placement?: 'top start' | 'bottom start' | 'bottom end';
  /** @param close closes the popover and focuses the button */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small dialog beside it. The page behind it remains visible. */
export function PopoverButton({
  label,
  icon,
  isDisabled = false,
  title,
  placement = 'top start',
  children,
}: PopoverButtonProps) {
  const Chevron = placement === 'top start' ? ChevronUp : ChevronDown;
  return (
    <DialogTrigger>
      <Button size="small" icon={icon} isDisabled={isDisabled}>
        {label}
        <Chevron aria-hidden="true" className={styles.chevron} />
      </Button>
      <Popover placement={placement} offset={10} className={styles.popover ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          {({ close }) => (
            <Stack gap={3}>
              <Heading slot="title" className="fs-2">
                {title}
              </Heading>
              {children(close)}
            </Stack>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
