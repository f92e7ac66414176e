import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';

export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Pastes a text at the end of a field: faster than typing. */
export async function paste({ userEvent }: Pick<PlayContext, 'userEvent'>, field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Presses a button, also one in front of the page. */
export async function pressButton({ userEvent }: Pick<PlayContext, 'userEvent'>, name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Simulates a partly typed date: scripts cannot type one. */
export async function leaveDateIncomplete(field: HTMLElement) {
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  await fireEvent.change(field, { target: { value: '' } });
  // The change of an empty field is ignored.
  await fireEvent.keyUp(field);
}

export async function expectOnce(text: string) {
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1));
}
