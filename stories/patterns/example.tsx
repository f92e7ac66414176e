import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

interface ExampleProps {
  of: ComponentProps<typeof Story>['of'];
  height?: number;
}

/** A story in a frame, in which it plays. */
export const Example = ({ of, height = 520 }: ExampleProps) => (
  <Story of={of} inline={false} height={`${height}px`} />
);
