import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { isPreferenceOn, storePreferenceOn } from '#lib/stored-preference.ts';
import { hasRole, policies } from '#session/policies.ts';
import { currentSession } from '#session/session.ts';

export interface Key {
  /** As on the keyboard, such as 'N' or '/', or a range such as '1–9'. */
  name: string;
  description: string;
  /** The keys of a range. */
  pattern?: RegExp;
  /** Omitted for a key that another control handles: the key is only listed. */
  action?: (pressed: string) => void;
}

type Audience = 'staff' | 'everyone';

interface KeyGroup {
  keys: readonly Key[];
  audience: Audience;
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

/** Offers keys while the component is mounted (D-293, D-302). The last offer of a key wins. */
export function useKeys(keys: readonly Key[], audience: Audience = 'staff'): void {
  const readKeys = useEffectEvent(() => keys);
  const signature = keys.map(({ name, description }) => `${name} ${description}`).join('\n');
  useEffect(() => {
    const group: KeyGroup = {
      keys: readKeys(),
      audience,
      press: (pressed) => {
        const action = readKeys().find((key) => matches(key, pressed))?.action;
        action?.(pressed);
        return action !== undefined;
      },
    };
    // Has no effect if the listener is there.
    document.addEventListener('keydown', handleKey);
    document.addEventListener('keydown', handleEnterOnOption, true);
    useKeyState.setState(({ groups }) => ({ groups: [...groups, group] }));
    return () => {
      useKeyState.setState(({ groups }) => ({ groups: groups.filter((each) => each !== group) }));
      if (useKeyState.getState().groups.length > 0) return;
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('keydown', handleEnterOnOption, true);
    };
  }, [signature, audience]);
}

/** The keys of the current screen, without repetitions. */
export function useOfferedKeys(): readonly Key[] {
  const groups = useKeyState((state) => state.groups);
  const keys = groups
    .filter(isForUser)
    .toReversed()
    .flatMap((group) => group.keys);
  return keys.filter(({ name }, index) => keys.findIndex((key) => isSame(key.name, name)) === index);
}

const matches = ({ name, pattern }: Key, pressed: string): boolean =>
  pattern?.test(pressed) ?? isSame(name, pressed);

const isSame = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();

const textInputs =
  'textarea, select, [contenteditable], [role="textbox"], input:not([type="checkbox"], [type="radio"])';

/** Excludes toasts, which are non-modal alert dialogs, and panels docked beside the page. */
const overlaySelector =
  '[role="dialog"]:not([data-docked]), [role="alertdialog"]:not([aria-modal="false"]), [role="menu"], [role="listbox"]';

/** Whether a dialog, menu or list of options lies over the page. */
export const isOverlayOpen = (): boolean => document.querySelector(overlaySelector) !== null;

/** A field with `enterkeyhint="done"` leaves Enter to the screen. */
const isTyping = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.matches(textInputs) &&
  !(key === 'Enter' && target.matches('[enterkeyhint="done"]'));

/** Enter activates these. */
const pressableElements = 'a, button, summary, [role="button"], [role="link"], [role="tab"]';

const isPressing = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.closest(pressableElements) !== null;

function isForUser({ audience }: KeyGroup): boolean {
  if (audience === 'everyone') return true;
  const details = currentSession();
  return details !== undefined && hasRole(details, policies.contentReaders.roles);
}

function handleKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  const { groups, areOn } = useKeyState.getState();
  // Some keyboards need Shift for '/' and '?'.
  const isModified = ctrlKey || metaKey || (/^\w$/.test(key) && (altKey || shiftKey));
  if (!areOn || isModified || repeat || event.isComposing || event.defaultPrevented) return;
  if (isTyping(event) || isPressing(event) || isOverlayOpen()) return;
  const offered = groups.filter(isForUser).toReversed();
  if (offered.some(({ press }) => press(key))) event.preventDefault();
}

/** In the capture phase: React Aria selects a radio button on Enter, unlike a browser, and stops the event. */
function handleEnterOnOption(event: KeyboardEvent): void {
  const { key, target } = event;
  const isOnOption =
    target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox');
  if (key !== 'Enter' || !isOnOption) return;
  handleKey(event);
  if (event.defaultPrevented) event.stopPropagation();
}
