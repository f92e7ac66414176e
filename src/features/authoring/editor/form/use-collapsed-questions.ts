import { useState } from 'react';

/** The keys of the collapsed questions. The returned functions are stable. */
export function useCollapsedQuestions() {
  const [collapsed, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [actions] = useState(() => ({
    setCollapsed: (key: string, isCollapsed: boolean) =>
      setKeys((before) => {
        const after = new Set(before);
        if (isCollapsed) after.add(key);
        else after.delete(key);
        return after;
      }),
    collapseAll: (keys: readonly string[]) => setKeys(new Set(keys)),
  }));
  return { collapsed, ...actions };
}
