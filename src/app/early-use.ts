type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  name: string;
  type: string;
  value: string;
  checked: boolean;
  hasFocus: boolean;
}

const fieldsIn = (root: HTMLElement): Field[] => [
  ...root.querySelectorAll<Field>('input[name], textarea[name]'),
];

/** What somebody has typed, ticked and pressed before the application was there (.ci/early-script.js keeps the press). */
export const readEarlyUse = (root: HTMLElement) => ({
  typed: fieldsIn(root).map((field): Typed => ({
    name: field.name,
    type: field.type,
    value: field.value,
    checked: 'checked' in field && field.checked,
    hasFocus: field === document.activeElement,
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
    hydrate(field);
    if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) repeatTick(field, before);
    // What was typed since then stands in the field itself.
    else if (field.value || before.value) repeatTyping(field, field.value || before.value);
    if (before.hasFocus) field.focus();
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
  const { selectionStart, selectionEnd } = field;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatTick(field: HTMLInputElement, { checked }: Typed): void {
  if (field.checked === field.defaultChecked && checked === field.checked) return;
  // A radio button is let go by the press of another.
  if (field.type === 'radio' && !checked) return;
  field.checked = field.defaultChecked;
  field.click();
}
