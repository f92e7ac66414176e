import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { isPreferenceOn, storePreferenceOn } from '#lib/stored-preference.ts';

export interface Key {
  /** As on the keyboard, such as 'N' or '/'. */
  name: string;
  description: string;
  /** Omitted for a key that another control handles: the key is only listed. */
  action?: () => void;
}

interface KeyGroup {
  keys: readonly Omit<Key, 'action'>[];
  /** Returns whether the key has an action. */
  press: (name: string) => boolean;
}

interface KeyState {
  groups: readonly KeyGroup[];
  /** Whether the user wants keys without Ctrl or Command (WCAG 2.1.4). */
  areOn: boolean;
}

const preferenceKey = 'keys';

const useKeyState = create<KeyState>(() => ({ groups: [], areOn: isPreferenceOn(preferenceKey) }));

export const useAreKeysOn = (): boolean => useKeyState(({ areOn }) => areOn);

export function setKeysOn(areOn: boolean): void {
  storePreferenceOn(preferenceKey, areOn);
  useKeyState.setState({ areOn });
}

/** Offers keys while the component is mounted. The last offer of a key wins. `listenToKeys` calls the actions. */
export function useKeys(keys: readonly Key[]): void {
  const press = useEffectEvent((name: string) => {
    const action = keys.find((key) => isSame(key.name, name))?.action;
    action?.();
    return action !== undefined;
  });
  const described = JSON.stringify(keys.map(({ name, description }) => ({ name, description })));
  useEffect(() => {
    const group: KeyGroup = {
      keys: JSON.parse(described) as KeyGroup['keys'],
      press: (name) => press(name),
    };
    useKeyState.setState(({ groups }) => ({ groups: [...groups, group] }));
    return () => useKeyState.setState(({ groups }) => ({ groups: groups.filter((each) => each !== group) }));
  }, [described]);
}

/** The keys of the current screen, without repetitions. */
export function useOfferedKeys(): KeyGroup['keys'] {
  const groups = useKeyState((state) => state.groups);
  const keys = groups.flatMap((group) => group.keys);
  return keys.filter(({ name }, index) => keys.findIndex((key) => isSame(key.name, name)) === index);
}

const isSame = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();

const textInputs =
  'textarea, select, [contenteditable], [role="textbox"], input:not([type="checkbox"], [type="radio"])';

/** Excludes toasts, which are non-modal alert dialogs, and panels docked beside the page. */
const overlaySelector =
  '[role="dialog"]:not([data-docked]), [role="alertdialog"]:not([aria-modal="false"]), [role="menu"], [role="listbox"]';

/** Whether a dialog, menu or list of options lies over the page. */
export const isOverlayOpen = (): boolean => document.querySelector(overlaySelector) !== null;

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches(textInputs);

function handleKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  const { groups, areOn } = useKeyState.getState();
  // Some keyboards need Shift for '/' and '?'.
  const isModified = ctrlKey || metaKey || (/^\w$/.test(key) && (altKey || shiftKey));
  if (!areOn || isModified || repeat || event.defaultPrevented) return;
  if (isTyping(event) || isOverlayOpen()) return;
  if (groups.toReversed().some(({ press }) => press(key))) event.preventDefault();
}

/** Returns a function that stops listening. */
export function listenToKeys(): () => void {
  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
}
