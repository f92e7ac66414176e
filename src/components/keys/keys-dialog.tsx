import type { ReactNode } from 'react';
import { capitalize } from '#lib/text/capitalize.ts';
import { Switch } from '#ui/form/Switch.tsx';
import { Stack } from '#ui/layout.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { KeyName } from './key-name.tsx';
import { setKeysOn, useAreKeysOn, useOfferedKeys } from './use-keys.ts';
import styles from './keys.module.css';

interface KeysDialogProps {
  onClose: () => void;
  /** A `KeyRow` of a key with Ctrl or Command, which cannot be turned off. */
  children?: ReactNode;
}

/** The keys of the current screen, and the switch to turn them off (WCAG 2.1.4). */
export function KeysDialog({ onClose, children }: KeysDialogProps) {
  const keys = useOfferedKeys();
  const areOn = useAreKeysOn();
  return (
    <Dialog isOpen onOpenChange={onClose} title="Keys">
      <Stack gap={5}>
        <dl className={styles.keys}>
          {children}
          {keys.map(({ name, description }) => (
            <KeyRow key={name} description={capitalize(description)} names={[name]} isOff={!areOn} />
          ))}
        </dl>
        <Switch label="Single-key shortcuts" isSelected={areOn} onChange={setKeysOn} />
      </Stack>
    </Dialog>
  );
}

interface KeyRowProps {
  description: string;
  /** The keys that are pressed together. */
  names: readonly string[];
  isOff?: boolean;
}

export const KeyRow = ({ description, names, isOff = false }: KeyRowProps) => (
  <div data-off={isOff}>
    <dt>{description}</dt>
    <dd>
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 ? ' ' : null}
          <KeyName>{name}</KeyName>
        </span>
      ))}
    </dd>
  </div>
);
