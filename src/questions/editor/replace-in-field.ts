interface Replaced {
  start: number;
  end: number;
  words: string;
  /** Selected afterwards. */
  select: readonly [number, number];
}

/**
 * The standard calls `execCommand` deprecated and names nothing in its place: only what is written by it can be taken back
 * with Undo, together with what was typed before.
 */
interface UndoableWriter {
  execCommand: (command: 'insertText' | 'delete', showUi: false, words: string) => boolean;
}

/** A field of one line or several. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Replaces a part of a text field as if it had been typed, and focuses it. Its own event reports the new text. */
export function replaceInField(field: Field, { start, end, words, select }: Replaced): void {
  const writer: UndoableWriter = document;
  field.focus();
  field.setSelectionRange(start, end);
  const isWritten = writer.execCommand(words === '' ? 'delete' : 'insertText', false, words);
  if (!isWritten) {
    field.setRangeText(words, start, end);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(...select);
}
