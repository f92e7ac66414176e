import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

/** What a step shared by several plays needs of the story it runs in. */
export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Puts a text at the end of a field in one go. Stories that are about typing type. */
export async function paste({ userEvent }: Pick<PlayContext, 'userEvent'>, field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** A sentence that the page and a toast say; which of them comes first is left open. */
export async function findInPageAndToast(text: string) {
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
}
