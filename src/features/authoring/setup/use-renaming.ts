import { useEffect, useRef, useState } from 'react';

/** Whether a title is being edited; afterwards the focus goes back to the button that began it. */
export function useRenaming() {
  const [isRenaming, setIsRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) button.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return { isRenaming, button, begin: () => setIsRenaming(true), end: () => setIsRenaming(false) };
}
