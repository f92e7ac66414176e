import { KeyName } from '#components/keys/key-name.tsx';
import { setKeysOn, useAreKeysOn, useKeys, type Key } from '#components/keys/use-keys.ts';
import { Switch } from '#ui/form/Switch.tsx';
import { Row } from '#ui/layout.tsx';
import { useMedia } from '#ui/use-media.ts';
import styles from './review.module.css';

/** A touch device usually has no keyboard. */
const touchQuery = '(hover: none) and (pointer: coarse)';

/** Lists the keys of a screen, with a switch to turn them off (WCAG 2.1.4). Hidden on touch devices. */
export function KeyList({ keys }: { keys: readonly Key[] }) {
  const areOn = useAreKeysOn();
  const isTouch = useMedia(touchQuery);
  useKeys(keys);
  if (isTouch) return null;
  return (
    <Row as="section" gap={5} aria-label="Keys" className="muted fs-0">
      <Switch label="Single-key shortcuts" isSelected={areOn} onChange={setKeysOn} />
      <Row as="ul" gap={4} className={styles.keyNames} data-off={!areOn}>
        {keys.map(({ name, description }) => (
          <li key={name}>
            <KeyName>{name}</KeyName> {description}
          </li>
        ))}
      </Row>
    </Row>
  );
}
