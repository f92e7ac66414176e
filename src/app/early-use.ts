type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  name: string;
  type: string;
  value: string;
  checked: boolean;
  hasFocus: boolean;
  /** Where the next letter goes; undefined where a field does not tell. */
  caret: readonly [number, number] | undefined;
}

const fieldsIn = (root: HTMLElement): Field[] => [
  ...root.querySelectorAll<Field>('input[name], textarea[name]'),
];

function caretOf({ selectionStart, selectionEnd }: Field): Typed['caret'] {
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

/** A date that is being typed, or a word that an input method still composes, would be lost if the field changed hands now. */
function isMidway(): boolean {
  const { documentElement, activeElement: field } = document;
  const isDate = field instanceof HTMLInputElement && field.type === 'date';
  // A year is valid from its first digit on.
  const isTyping = isDate && (field.value !== '' || field.validity.badInput);
  return isTyping || documentElement.dataset['composing'] !== undefined;
}

/** Resolves when nobody is in the middle of a date or a word: at once, or when they have left the field or written the word. */
export async function notMidway(): Promise<void> {
  if (!isMidway()) return;
  await new Promise<void>((resolve) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      // The field and the early script hear of it first.
      setTimeout(resolve);
    };
    for (const sign of ['compositionend', 'focusout']) {
      addEventListener(sign, end, { capture: true, signal: listening.signal });
    }
  });
  await notMidway();
}

/** What somebody has typed, ticked and pressed before the application was there (.ci/early-script.js keeps the press). */
export const readEarlyUse = (root: HTMLElement) => ({
  typed: fieldsIn(root).map((field): Typed => ({
    name: field.name,
    type: field.type,
    value: field.value,
    checked: 'checked' in field && field.checked,
    hasFocus: field === document.activeElement,
    caret: caretOf(field),
  })),
  pressed: globalThis.earlyPress,
});

/** Tells the application what was typed and which button was pressed. */
export function repeatEarlyUse(
  root: HTMLElement,
  early: { typed: Typed[]; pressed: HTMLElement | undefined },
): void {
  for (const field of fieldsIn(root)) {
    const before = early.typed.find((one) => isAbout(one, field));
    if (!before) continue;
    const { value, caret } = before;
    hydrate(field);
    if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) repeatTick(field, before);
    else if (value) repeatTyping(field, value);
    if (!before.hasFocus) continue;
    field.focus();
    if (caret) field.setSelectionRange(...caret);
  }
  const { pressed } = early;
  if (!pressed) return;
  delete pressed.dataset['earlyPress'];
  buttonLike(root, pressed)?.click();
}

/** Radio buttons of a group share their name. */
const isAbout = ({ name, type, value }: Typed, field: Field): boolean =>
  name === field.name && type === field.type && (type !== 'radio' || value === field.value);

/** React hydrates each part of a written page when an event reaches it; nobody listens to this one. */
const hydrate = (element: HTMLElement) => element.dispatchEvent(new Event('dragend', { bubbles: true }));

/** The button itself, or the one that has taken its place. */
const buttonLike = (root: HTMLElement, pressed: HTMLElement): HTMLElement | undefined =>
  root.contains(pressed)
    ? pressed
    : [...root.querySelectorAll('button')].find((button) => labelOf(button) === labelOf(pressed));

const labelOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

/** React ignores an input event unless the value differs from the last one that it has seen. */
function repeatTyping(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatTick(field: HTMLInputElement, { checked }: Typed): void {
  if (field.checked === field.defaultChecked && checked === field.checked) return;
  // A radio button is unchecked by choosing another one.
  if (field.type === 'radio' && !checked) return;
  field.checked = field.defaultChecked;
  field.click();
}
