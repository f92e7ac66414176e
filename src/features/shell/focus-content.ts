/** Moves the focus to the heading of the screen, or to the main region of one that has none. The page stays put. */
export function focusContent(): void {
  const target =
    document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.querySelector<HTMLElement>('#main');
  target?.focus({ preventScroll: true });
}
