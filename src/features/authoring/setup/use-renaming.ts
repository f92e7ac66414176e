import { useState } from 'react';
import { useFocusBack } from '#components/page/focus/use-focus-back.ts';

/** Whether a title is being edited. Afterwards the focus goes back to the button that was pressed to edit it. */
export function useRenaming() {
  const [isRenaming, setIsRenaming] = useState(false);
  const button = useFocusBack(isRenaming);
  return { isRenaming, button, begin: () => setIsRenaming(true), end: () => setIsRenaming(false) };
}
