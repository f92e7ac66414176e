import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { useDocsGlobals } from './docs-globals.ts';
import './docs-container.css';

/** A page of documentation in the theme of the toolbar, with the colours and fonts of the product. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useDocsGlobals(context.channel);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
