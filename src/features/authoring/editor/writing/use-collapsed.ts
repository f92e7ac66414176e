import { useState } from 'react';

/** Which questions are collapsed, by their keys, as long as the page is open. The functions are always the same. */
export function useCollapsed() {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [change] = useState(() => ({
    collapse: (key: string, isCollapsed: boolean) =>
      setCollapsed((before) => {
        const after = new Set(before);
        if (isCollapsed) after.add(key);
        else after.delete(key);
        return after;
      }),
    collapseAll: (keys: readonly string[]) => setCollapsed(new Set(keys)),
  }));
  return { collapsed, ...change };
}
