import { del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { useConnection } from '../../connection/use-connection.tsx';
import { panelStore } from '../../host/panel-store.ts';
import { useAction, type ActionMessage } from '../../parts/use-action.ts';

const key = 'done-before-reload';

/** Adds `replaceData`, which replaces all data, then loads the page of the application again; that page shows `done`. */
export function useReplaceData() {
  const { page } = useConnection();
  const action = useAction();
  const replaceData = (replace: () => Promise<unknown>, done: string) =>
    action.run(async () => {
      await replace();
      if (!page) return;
      await set(key, done, panelStore).catch(() => {});
      await page.restart();
    }, done);
  return { ...action, replaceData };
}

/** The success of the action after which the page was loaded again. */
export function useDoneBeforeReload(): ActionMessage | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    get<string>(key, panelStore)
      .then((stored) => {
        setText(stored);
        return del(key, panelStore);
      })
      .catch(() => {});
  }, []);
  return text === undefined ? undefined : { tone: 'success', text };
}
