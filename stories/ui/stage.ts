import type { StoryContext } from '@storybook/react-vite';

/** What a step shared by several stories needs of the story it runs in. */
export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
