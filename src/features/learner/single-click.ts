/**
 * Wraps the click handler of a button that replaces another one: ignores the second click of a double click.
 * Clicks by keyboard and assistive technology count as single clicks.
 */
export const singleClick =
  (act: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail <= 1) act();
  };
