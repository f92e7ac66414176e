interface Replaced {
  start: number;
  end: number;
  text: string;
  select: readonly [number, number];
}

/** `execCommand` is deprecated, but has no replacement: only its edits enter the browser's undo history. */
interface UndoableEditor {
  execCommand: (command: 'insertText' | 'delete', showUi: false, text: string) => boolean;
}

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Replaces a part of a text field as if typed, with an `input` event, and focuses the field. */
export function replaceInField(field: Field, { start, end, text, select }: Replaced): void {
  const editor: UndoableEditor = document;
  field.focus();
  field.setSelectionRange(start, end);
  const isInserted = editor.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (!isInserted) {
    field.setRangeText(text, start, end);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(...select);
}
