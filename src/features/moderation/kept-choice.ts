/** A choice that this browser remembers. One that refuses to store anything, in private mode for example, forgets it. */
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

export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // It holds as long as the page is open.
  }
}
