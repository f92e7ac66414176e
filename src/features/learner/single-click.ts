/**
 * Wraps the click handler of a button whose action changes with a click: ignores the second click of a double click.
 * Clicks by keyboard and assistive technology count as single clicks.
 */
export const singleClick =
  (act: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail <= 1) act();
  };
