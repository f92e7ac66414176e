import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

/** What a step shared by several plays needs of the story it runs in. */
export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Puts a text at the end of a field in one go. Stories that are about typing type. */
export async function paste({ userEvent }: Pick<PlayContext, 'userEvent'>, field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** The text is shown in one place: in the page or in a toast, not in both. */
export async function expectOnce(text: string) {
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1));
}
