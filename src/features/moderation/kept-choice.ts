/** A choice that the browser remembers, unless it refuses to store anything, as in private mode. */
export function readChoice<const Choice extends string>(
  key: string,
  choices: readonly Choice[],
  otherwise: NoInfer<Choice>,
): Choice {
  try {
    const kept = localStorage.getItem(key);
    return choices.find((choice) => choice === kept) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** A choice that is on unless the user has switched it off. */
export const isChoiceOn = (key: string): boolean => readChoice(key, ['on', 'off'], 'on') === 'on';
export const keepChoiceOn = (key: string, isOn: boolean): void => keepChoice(key, isOn ? 'on' : 'off');

export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // The choice lasts until the page is closed.
  }
}
