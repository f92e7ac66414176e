import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Pastes a text at the end of a field: faster than typing. */
export async function paste({ userEvent }: Pick<PlayContext, 'userEvent'>, field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

export async function expectOnce(text: string) {
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1));
}
