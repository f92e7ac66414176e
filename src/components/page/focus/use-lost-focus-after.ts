import { useEffect, useRef } from 'react';
import { focusContent } from './focus-content.ts';

/**
 * For a control that takes itself away, such as a button that has done its work: the focus moves to the heading of the
 * screen instead of the top of the page.
 *
 * @param isThere whether the control is shown and was used
 */
export function useLostFocusAfter(isThere: boolean): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    const isGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (isGone && document.activeElement === document.body) focusContent();
  }, [isThere]);
}
