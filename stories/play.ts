import type { StoryContext } from '@storybook/react-vite';

/** What a step shared by several plays needs of the story it runs in. */
export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;
