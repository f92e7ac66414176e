import { useState } from 'react';
import { useFocusBack } from '#components/page/use-focus-back.ts';

/** Whether a title is being edited; afterwards the focus goes back to the button that began it. */
export function useRenaming() {
  const [isRenaming, setIsRenaming] = useState(false);
  const button = useFocusBack(isRenaming);
  return { isRenaming, button, begin: () => setIsRenaming(true), end: () => setIsRenaming(false) };
}
