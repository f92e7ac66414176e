import type { EarlyUse } from './first-visit.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Tells the application what somebody typed, and which button they pressed, before it was there. */
export function repeatEarlyUse(root: HTMLElement, { pressed }: EarlyUse): void {
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    if (field.type === 'checkbox' || field.type === 'radio') repeatCheck(field as HTMLInputElement);
    else if (field.value !== field.defaultValue) repeatTyping(field);
  }
  const button = pressed();
  if (button?.isConnected) button.click();
}

/** React takes an event for news only if the value differs from the one that it has seen. */
function repeatTyping(field: Field): void {
  const { value } = field;
  field.value = '';
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatCheck(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  field.checked = field.defaultChecked;
  field.click();
}
