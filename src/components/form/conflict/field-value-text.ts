/** Formats a field's value for use in a sentence. */
export function fieldValueText(value: unknown, format?: (value: never) => string): string {
  if (value === '' || value === null || value === undefined) return 'empty';
  if (Array.isArray(value) && value.length === 0) return 'none';
  if (format) return format(value as never);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the labels of the chosen options, or the value if its option was removed. */
export function optionLabels(
  options: readonly { value: string | number; label: string }[],
  chosen: string | number | readonly string[] | null,
): string {
  const values = Array.isArray(chosen) ? (chosen as readonly string[]) : [chosen];
  return values
    .map((chosenValue) => options.find(({ value }) => value === chosenValue)?.label ?? String(chosenValue))
    .join(', ');
}
