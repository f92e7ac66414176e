import { useLayoutEffect, useRef, useState } from 'react';
import type { OptionActions } from './option-row.tsx';

/** Stable functions that call the latest ones, so that memoized rows do not rerender. */
export function useStableActions(actions: OptionActions): OptionActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<OptionActions>(() => ({
    changeText: (...given) => latest.current.changeText(...given),
    changeRight: (...given) => latest.current.changeRight(...given),
    moveToNext: (...given) => latest.current.moveToNext(...given),
    removeByKey: (...given) => latest.current.removeByKey(...given),
    removeByButton: (...given) => latest.current.removeByButton(...given),
    paste: (...given) => latest.current.paste(...given),
  }));
  return stable;
}
