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

/** Replaces a part of a text area as if it had been typed, and focuses it. Its own change event reports the new text. */
export function replaceInField(
  field: HTMLTextAreaElement,
  { start, end, words, select }: Replaced,
  onChange: (value: string) => void,
): void {
  const writer: UndoableWriter = document;
  const { value } = field;
  field.focus();
  field.setSelectionRange(start, end);
  const isWritten = writer.execCommand(words === '' ? 'delete' : 'insertText', false, words);
  if (!isWritten) onChange(value.slice(0, start) + words + value.slice(end));
  field.setSelectionRange(...select);
}
