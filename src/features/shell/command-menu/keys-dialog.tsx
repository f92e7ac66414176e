import { KeyName } from '#components/keys/key-name.tsx';
import { setKeysOn, useAreKeysOn, useOfferedKeys } from '#components/keys/use-keys.ts';
import { commandKey } from '#lib/keyboard.ts';
import { capitalize } from '#lib/text/capitalize.ts';
import type { SessionDetails } from '#session/claims.ts';
import { Switch } from '#ui/form/Switch.tsx';
import { Stack } from '#ui/layout.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { searchLabel } from './search-label.ts';
import styles from './command-menu.module.css';

/** The keys of the current screen, and the switch to turn them off (WCAG 2.1.4). */
export function KeysDialog({ details, onClose }: { details: SessionDetails; onClose: () => void }) {
  const keys = useOfferedKeys();
  const areOn = useAreKeysOn();
  return (
    <Dialog isOpen onOpenChange={onClose} title="Keys">
      <Stack gap={5}>
        <dl className={styles.keys}>
          <div>
            <dt>{searchLabel(details)}</dt>
            <dd>
              <KeyName>{commandKey()}</KeyName> <KeyName>K</KeyName>
            </dd>
          </div>
          {keys.map(({ name, description }) => (
            <div key={name} data-off={!areOn}>
              <dt>{capitalize(description)}</dt>
              <dd>
                <KeyName>{name}</KeyName>
              </dd>
            </div>
          ))}
        </dl>
        <Switch label="Single-key shortcuts" isSelected={areOn} onChange={setKeysOn} />
      </Stack>
    </Dialog>
  );
}
