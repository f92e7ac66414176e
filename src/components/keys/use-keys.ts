import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { isPreferenceOn, storePreferenceOn } from '#lib/stored-preference.ts';
import { hasRole, policies } from '#session/policies.ts';
import { currentSession } from '#session/session.ts';

export interface Key {
  /** As on the keyboard, such as 'N' or '/'. */
  name: string;
  description: string;
  /** Omitted for a key that another control handles: the key is only listed. */
  action?: () => void;
}

interface KeyGroup {
  keys: readonly Key[];
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

/** Offers keys to staff while the component is mounted (D-293). The last offer of a key wins. */
export function useKeys(keys: readonly Key[]): void {
  const readKeys = useEffectEvent(() => keys);
  const signature = keys.map(({ name, description }) => `${name} ${description}`).join('\n');
  useEffect(() => {
    const group: KeyGroup = {
      keys: readKeys(),
      press: (name) => {
        const action = readKeys().find((key) => isSame(key.name, name))?.action;
        action?.();
        return action !== undefined;
      },
    };
    // Has no effect if the listener is there.
    document.addEventListener('keydown', handleKey);
    useKeyState.setState(({ groups }) => ({ groups: [...groups, group] }));
    return () => {
      useKeyState.setState(({ groups }) => ({ groups: groups.filter((each) => each !== group) }));
      if (useKeyState.getState().groups.length === 0) document.removeEventListener('keydown', handleKey);
    };
  }, [signature]);
}

/** The keys of the current screen, without repetitions. */
export function useOfferedKeys(): readonly Key[] {
  const groups = useKeyState((state) => state.groups);
  const keys = groups.toReversed().flatMap((group) => group.keys);
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

function isStaff(): boolean {
  const details = currentSession();
  return details !== undefined && hasRole(details, policies.contentReaders.roles);
}

function handleKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  const { groups, areOn } = useKeyState.getState();
  // Some keyboards need Shift for '/' and '?'.
  const isModified = ctrlKey || metaKey || (/^\w$/.test(key) && (altKey || shiftKey));
  if (!areOn || isModified || repeat || event.defaultPrevented || !isStaff()) return;
  if (isTyping(event) || isOverlayOpen()) return;
  if (groups.toReversed().some(({ press }) => press(key))) event.preventDefault();
}
