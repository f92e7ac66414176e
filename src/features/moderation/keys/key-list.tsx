import { useState } from 'react';
import { Switch } from '#ui/form/Switch.tsx';
import { Row } from '#ui/layout.tsx';
import { useMedia } from '#ui/use-media.ts';
import { areKeysOn, storeKeysOn, useKeys, type KeyActions } from './use-keys.ts';
import styles from '../review.module.css';

export interface ReviewKey {
  name: string;
  description: string;
  /** Omitted for a key that another control handles: the key is only listed. */
  action?: () => void;
}

/** On touch devices, the list is hidden and the keys are off. */
const touchQuery = '(hover: none) and (pointer: coarse)';

/** Lists the keyboard shortcuts of a screen, with a switch to turn them off (WCAG 2.1.4). */
export function KeyList({ keys }: { keys: readonly ReviewKey[] }) {
  const [isOn, setIsOn] = useState(areKeysOn);
  const actions: KeyActions = Object.fromEntries(
    keys.flatMap(({ name, action }) => (action ? [[name.toLowerCase(), action]] : [])),
  );
  const isTouch = useMedia(touchQuery);
  useKeys(actions, isOn && !isTouch);
  const change = (next: boolean) => {
    setIsOn(next);
    storeKeysOn(next);
  };
  if (isTouch) return null;
  return (
    <Row as="section" gap={5} aria-label="Keys" className="muted fs-0">
      <Switch label="Keys" isSelected={isOn} onChange={change} />
      <Row as="ul" gap={4} className={styles.keyNames} data-off={!isOn}>
        {keys.map(({ name, description }) => (
          <li key={name}>
            <kbd className={styles.key}>{name}</kbd> {description}
          </li>
        ))}
      </Row>
    </Row>
  );
}
