import type { Option, OptionMark } from '#ui/form/Option.tsx';

/** Length of the longest label that fits in a row of two. */
const shortLabel = 12;

/** An option without words, such as one that its author has not written yet: it can still be named and pressed. */
const labelOf = (text: string): string => (text.trim() === '' ? 'Empty option' : text);

/**
 * The options of a choice. An answer is saved as the text of its option, so equal texts are one option.
 *
 * @param markOf the mark of each text in a review
 */
export function choiceOptions(
  texts: readonly string[],
  markOf?: (text: string) => OptionMark | undefined,
): Option[] {
  return [...new Set(texts)].map((text) => ({ value: text, label: labelOf(text), mark: markOf?.(text) }));
}

/**
 * Two columns only when every option is short, there is no media above them, and no option has the long mark 'Should
 * have been chosen'.
 */
export function choiceColumns(options: readonly Option[], hasMedia: boolean): 1 | 2 {
  if (hasMedia || options.some((option) => option.mark === 'missed')) return 1;
  return options.every((option) => option.label.length <= shortLabel) ? 2 : 1;
}
