/** How a form moves the focus into a group: to what is chosen in it, else to the first option. */
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
