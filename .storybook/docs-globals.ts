import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
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

function lastGlobals(channel: Channel): ToolbarGlobals | undefined {
  const payloads = events.flatMap((event) => (channel.last(event) ?? []) as { globals: ToolbarGlobals }[]);
  return payloads[0]?.globals;
}
