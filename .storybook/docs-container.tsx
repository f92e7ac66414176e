import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { useToolbarSettings } from './docs-globals.ts';
import './docs-container.css';

/** A page of documentation in the theme of the toolbar, with the colours and fonts of the product. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbarSettings(context.channel);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
