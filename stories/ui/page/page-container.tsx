import { DocsContext } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useToolbarSettings } from '../../../.storybook/docs-globals.ts';

/** Replaces Storybook's container, which has no dark theme: the page has the colours of the design system. */
export function PageContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  useToolbarSettings(context.channel);
  return <DocsContext value={context}>{children}</DocsContext>;
}
