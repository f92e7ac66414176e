import type { Option, OptionMark } from '#ui/form/Option.tsx';

/** The longest label that stands beside another one on a row. */
const shortLabel = 12;

/**
 * The texts of a choice as option rows. An answer is kept as text, so equal texts are one option.
 *
 * @param markOf gives the verdict on each text in a review
 */
export function choiceOptions(
  texts: readonly string[],
  markOf?: (text: string) => OptionMark | undefined,
): Option[] {
  return [...new Set(texts)].map((text) => ({ value: text, label: text, mark: markOf?.(text) }));
}

/**
 * One or two columns. Two only when every option is short, nothing stands above them that they belong to,
 * and no option carries the long verdict 'Should have been chosen'.
 */
export function choiceColumns(options: readonly Option[], hasMedia: boolean): 1 | 2 {
  if (hasMedia || options.some((option) => option.mark === 'missed')) return 1;
  return options.every((option) => option.label.length <= shortLabel) ? 2 : 1;
}
