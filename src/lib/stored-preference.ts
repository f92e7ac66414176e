/** Reads a preference; returns `fallback` if none of `values` is stored, or if the browser denies access to its storage. */
export function readPreference<const Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Value {
  try {
    const stored = localStorage.getItem(key);
    return values.find((value) => value === stored) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Reads a preference that is on by default. */
export const isPreferenceOn = (key: string): boolean => readPreference(key, ['on', 'off'], 'on') === 'on';
export const storePreferenceOn = (key: string, isOn: boolean): void =>
  storePreference(key, isOn ? 'on' : 'off');

export function storePreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The preference lasts until the page is closed.
  }
}
