import { useEffect, useEffectEvent } from 'react';

/** What single letters do, by the lower-case letter. */
export type KeyActions = Readonly<Record<string, () => void>>;

const writing =
  'textarea, select, [contenteditable], [role="textbox"], input:not([type="checkbox"], [type="radio"])';

/** A toast is an alert dialog, too, but takes no keys. */
const opened =
  '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"], [role="listbox"]';

/** Letters typed into a field, or while a dialog or menu is open, are not shortcuts. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.matches(writing)) || document.querySelector(opened) !== null;

/** Letters as shortcuts for the whole screen. They can be switched off (WCAG 2.1.4): see `KeyList`. */
export function useKeys(actions: KeyActions, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, key } = event;
    const action = Object.hasOwn(actions, key.toLowerCase()) ? actions[key.toLowerCase()] : undefined;
    if (!action || altKey || ctrlKey || metaKey || shiftKey || repeat || event.defaultPrevented) return;
    if (isTaken(event)) return;
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
