import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applySwitches } from './toolbar/apply-switches.ts';
import { initialGlobals, type ToolbarGlobals } from './toolbar/global-types.ts';

type Channel = DocsContainerProps['context']['channel'];

const events = [GLOBALS_UPDATED, SET_GLOBALS];

/** The settings of the toolbar, on a page of documentation. */
export function useDocsGlobals(channel: Channel): ToolbarGlobals {
  const subscribe = (listener: () => void) => {
    for (const event of events) channel.on(event, listener);
    return () => {
      for (const event of events) channel.off(event, listener);
    };
  };
  return useSyncExternalStore(subscribe, () => lastGlobals(channel)) ?? initialGlobals;
}

/** Shows a page of documentation with the settings of the toolbar. */
export function useToolbarSettings(channel: Channel): ToolbarGlobals {
  const globals = useDocsGlobals(channel);
  const { theme } = globals;
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  // The page also contains texts that users never see, so the pseudo-language would not help.
  useLayoutEffect(() => applySwitches({ ...globals, language: undefined }), [globals]);
  return globals;
}

/** The settings of the user: a story in a frame also reports those that it sets itself. */
function lastGlobals(channel: Channel): ToolbarGlobals | undefined {
  const [updated] = (channel.last(GLOBALS_UPDATED) ?? []) as { userGlobals: ToolbarGlobals }[];
  const [initial] = (channel.last(SET_GLOBALS) ?? []) as { globals: ToolbarGlobals }[];
  return updated?.userGlobals ?? initial?.globals;
}
