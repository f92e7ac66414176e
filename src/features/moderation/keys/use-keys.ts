import { useEffect, useEffectEvent } from 'react';
import { isPreferenceOn, storePreferenceOn } from '../stored-preference.ts';

export type KeyActions = Readonly<Record<string, () => void>>;

const textInputs =
  'textarea, select, [contenteditable], [role="textbox"], input:not([type="checkbox"], [type="radio"])';

/** Excludes toasts, which are non-modal alert dialogs. */
const overlaySelector =
  '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"], [role="listbox"]';

/** Ignores keys typed into a field or while a dialog or menu is open. */
const isIgnored = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.matches(textInputs)) ||
  document.querySelector(overlaySelector) !== null;

/** Single-letter shortcuts for the screen. `KeyList` lets the user turn them off. */
export function useKeys(actions: KeyActions, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, key } = event;
    const action = Object.hasOwn(actions, key.toLowerCase()) ? actions[key.toLowerCase()] : undefined;
    if (!action || altKey || ctrlKey || metaKey || shiftKey || repeat || event.defaultPrevented) return;
    if (isIgnored(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

const preferenceKey = 'moderation.keys';

export const areKeysOn = (): boolean => isPreferenceOn(preferenceKey);
export const storeKeysOn = (isOn: boolean): void => storePreferenceOn(preferenceKey, isOn);
