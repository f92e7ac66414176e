import { useLayoutEffect, useRef, useState } from 'react';
import type { OptionActions } from './option-row.tsx';

/** The same functions in every rendering, which do what the latest ones do: a row is drawn again only when it changes. */
export function useStableActions(actions: OptionActions): OptionActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<OptionActions>(() => ({
    changeText: (...given) => latest.current.changeText(...given),
    changeRight: (...given) => latest.current.changeRight(...given),
    goOn: (...given) => latest.current.goOn(...given),
    removeByKey: (...given) => latest.current.removeByKey(...given),
    removeByButton: (...given) => latest.current.removeByButton(...given),
    paste: (...given) => latest.current.paste(...given),
  }));
  return stable;
}
