import { useState } from 'react';
import { Switch } from '#ui/form/Switch.tsx';
import { keepChoice, readChoice } from '../kept-choice.ts';
import { useKeys, type KeyActions } from './use-keys.ts';
import styles from './key-list.module.css';

export interface ReviewKey {
  /** As it is written on the key: 'J'; 'Space' and the like are only told. */
  name: string;
  does: string;
  /** Undefined for a key that the control with the focus handles by itself. */
  action?: () => void;
}

const stored = 'moderation.keys';

/** The keys of a screen, in sight, and a switch for those who speak to their computer or slip on the keyboard. */
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
    <section aria-label="Keys" className={styles.keys}>
      <Switch label="Keys" isSelected={isOn} onChange={change} />
      <ul className={styles.list} data-off={!isOn}>
        {keys.map(({ name, does }) => (
          <li key={name}>
            <kbd>{name}</kbd> {does}
          </li>
        ))}
      </ul>
    </section>
  );
}
