import { commandKey, KeyName } from '#components/keys/key-name.tsx';
import { setKeysOn, useAreKeysOn, useOfferedKeys } from '#components/keys/use-keys.ts';
import { capitalize } from '#lib/text/capitalize.ts';
import { Switch } from '#ui/form/Switch.tsx';
import { Stack } from '#ui/layout.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './command-menu.module.css';

/** The keys of the current screen, and the switch to turn them off (WCAG 2.1.4). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const keys = useOfferedKeys();
  const areOn = useAreKeysOn();
  return (
    <Dialog isOpen onOpenChange={onClose} title="Keys">
      <Stack gap={5}>
        <dl className={styles.keys}>
          <div>
            <dt>Search people, subjects, plans and pages</dt>
            <dd>
              <KeyName>{commandKey}</KeyName> <KeyName>K</KeyName>
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
        <Switch label={`Keys without ${commandKey}`} isSelected={areOn} onChange={setKeysOn} />
      </Stack>
    </Dialog>
  );
}
