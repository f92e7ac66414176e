/**
 * For a button that takes the place of another one: the second click of a double click on that one was not meant for it.
 *
 * @returns a handler of clicks; keys and assistive technology count as single clicks
 */
export const singleClick =
  (act: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail <= 1) act();
  };
