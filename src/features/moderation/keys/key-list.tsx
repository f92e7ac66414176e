import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Switch } from '#ui/form/Switch.tsx';
import { Row } from '#ui/layout.tsx';
import { keepChoice, readChoice } from '../kept-choice.ts';
import { useKeys, type KeyActions } from './use-keys.ts';
import styles from '../review.module.css';

export interface ReviewKey {
  /** The label on the key: 'J', 'Space'. */
  name: string;
  does: string;
  /** Undefined for a key that the focused control handles itself: it is only listed. */
  action?: () => void;
}

const stored = 'moderation.keys';

/** Lists the keys of a screen, with a switch to turn them off: speech input and slips of the hand would trigger them. */
export function KeyList({ keys }: { keys: readonly ReviewKey[] }) {
  const [isOn, setIsOn] = useState(() => readChoice(stored, ['on', 'off'], 'on') === 'on');
  const actions: KeyActions = Object.fromEntries(
    keys.flatMap(({ name, action }) => (action ? [[name.toLowerCase(), action]] : [])),
  );
  useKeys(actions, isOn);
  const change = (next: boolean) => {
    setIsOn(next);
    keepChoice(stored, next ? 'on' : 'off');
  };
  return (
    <Row as="section" gap={5} aria-label="Keys" className={classNames('muted fs-0', styles.keys)}>
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
