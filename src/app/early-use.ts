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
  pressed: (globalThis as { earlyPress?: HTMLElement | null }).earlyPress ?? undefined,
});

/** Tells the application what was typed and which button was pressed. */
export function repeatEarlyUse(
  root: HTMLElement,
  early: { typed: Typed[]; pressed: HTMLElement | undefined },
): void {
  for (const field of fieldsIn(root)) {
    const before = early.typed.find((one) => isAbout(one, field));
    if (!before) continue;
    // Of a field that React has not touched yet, what was typed since then stands in the field itself.
    const { value, caret } = field.value ? { value: field.value, caret: caretOf(field) } : before;
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

/** Of a page that was written React makes each part its own when an event arrives there: one that nobody listens to. */
const hydrate = (element: HTMLElement) => element.dispatchEvent(new Event('dragend', { bubbles: true }));

/** The button itself, or the one that has taken its place. */
const buttonLike = (root: HTMLElement, pressed: HTMLElement): HTMLElement | undefined =>
  root.contains(pressed)
    ? pressed
    : [...root.querySelectorAll('button')].find((button) => labelOf(button) === labelOf(pressed));

const labelOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

/** React takes an event for news only if the value differs from the one that it has seen. */
function repeatTyping(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatTick(field: HTMLInputElement, { checked }: Typed): void {
  if (field.checked === field.defaultChecked && checked === field.checked) return;
  // A radio button is let go by the press of another.
  if (field.type === 'radio' && !checked) return;
  field.checked = field.defaultChecked;
  field.click();
}
