import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';
import './docs-container.css';

const events = [GLOBALS_UPDATED, SET_GLOBALS];

type Channel = DocsContainerProps['context']['channel'];

function themeIn(channel: Channel): 'light' | 'dark' {
  const [payload] = events.flatMap(
    (event) => (channel.last(event) ?? []) as { globals: { theme?: unknown } }[],
  );
  return payload?.globals.theme === 'dark' ? 'dark' : 'light';
}

/** A page of documentation in the theme of the toolbar, with the colours and fonts of the product. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const subscribe = (listener: () => void) => {
    for (const event of events) channel.on(event, listener);
    return () => {
      for (const event of events) channel.off(event, listener);
    };
  };
  const theme = useSyncExternalStore(subscribe, () => themeIn(channel));
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
