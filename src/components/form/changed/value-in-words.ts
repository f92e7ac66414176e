/**
 * A field's value as a sentence about it says it.
 *
 * @param own how the field says it, where the value alone would say nothing: the label of an option
 */
export function valueInWords(value: unknown, own?: (value: never) => string): string {
  if (value === '' || value === null || value === undefined) return 'empty';
  if (Array.isArray(value) && value.length === 0) return 'none';
  if (own) return own(value as never);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The label of an option, or of several; the value itself where there is no such option any more. */
export function labelOf(
  options: readonly { value: string | number; label: string }[],
  chosen: string | number | readonly string[] | null,
): string {
  const values = Array.isArray(chosen) ? (chosen as readonly string[]) : [chosen];
  return values.map((one) => options.find(({ value }) => value === one)?.label ?? String(one)).join(', ');
}
