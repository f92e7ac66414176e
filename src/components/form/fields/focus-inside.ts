/** Lets a form focus a group: its checked input, else its first one. */
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
