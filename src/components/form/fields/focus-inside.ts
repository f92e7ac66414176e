/** Creates a ref of a group whose `focus` focuses the checked input, else the first input. */
export const focusInside = (ref: (target: { focus: () => void } | null) => void) => (group: Element | null) =>
  ref(
    group && {
      focus: () => {
        const input =
          group.querySelector<HTMLInputElement>('input:checked') ??
          group.querySelector<HTMLInputElement>('input');
        input?.focus();
      },
    },
  );
