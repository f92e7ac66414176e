import { useState } from 'react';
import { Switch } from '#ui/form/Switch.tsx';
import { Row } from '#ui/layout.tsx';
import { useMedia } from '#ui/use-media.ts';
import { areKeysOn, keepKeys } from './key-choice.ts';
import { useKeys, type KeyActions } from './use-keys.ts';
import styles from '../review.module.css';

export interface ReviewKey {
  /** The label on the key: 'J', 'Space'. */
  name: string;
  does: string;
  /** Undefined for a key that the focused control handles itself: it is only listed. */
  action?: () => void;
}

/** Without a keyboard the list only takes up room. Without the list, keys could not be switched off: they are off. */
const touch = '(hover: none) and (pointer: coarse)';

/** Lists the keys of a screen, with a switch to turn them off: speech input and slips of the hand would trigger them. */
export function KeyList({ keys }: { keys: readonly ReviewKey[] }) {
  const [isOn, setIsOn] = useState(areKeysOn);
  const actions: KeyActions = Object.fromEntries(
    keys.flatMap(({ name, action }) => (action ? [[name.toLowerCase(), action]] : [])),
  );
  const isTouch = useMedia(touch);
  useKeys(actions, isOn && !isTouch);
  const change = (next: boolean) => {
    setIsOn(next);
    keepKeys(next);
  };
  if (isTouch) return null;
  return (
    <Row as="section" gap={5} aria-label="Keys" className="muted fs-0">
      <Switch label="Keys" isSelected={isOn} onChange={change} />
      <Row as="ul" gap={4} className={styles.keyNames} data-off={!isOn}>
        {keys.map(({ name, does }) => (
          <li key={name}>
            <kbd className={styles.key}>{name}</kbd> {does}
          </li>
        ))}
      </Row>
    </Row>
  );
}
