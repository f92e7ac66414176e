import { spyOn } from 'storybook/test';
import { queryClient } from '#api/query-client.ts';
import { browserWindow } from '#lib/url/payment-page.ts';
import type { PlayContext } from '../../play.ts';
import { setTimeSinceStoryStart } from '../../visit.tsx';

export const zola = '/subscribe?learnerId=lrn-zola';
export const lwazi = '/subscribe?learnerId=lrn-lwazi';
export const blocked =
  'You already have an active subscription of the same type/price. Please choose a different plan.';

export const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const choose = async ({ canvas, userEvent }: PlayContext, name: RegExp) => {
  const radio = await canvas.findByRole('radio', { name });
  await userEvent.click(radio);
  return radio;
};

/** Keeps the browser in the story; returns a function that gives the URLs it would have left for. */
export function captureRedirects() {
  const { calls } = spyOn(browserWindow, 'leaveFor').mockImplementation(() => {}).mock;
  return () => calls.map(([url]) => new URL(url));
}

/** The session has expired, which shows with the next call. The next story has its own clock again. */
export const endSessionTime = (): void => setTimeSinceStoryStart(365 * 24 * 60 * 60 * 1000);

/** The user comes back to the window after a while: what is on the screen is fetched again. */
export async function lookAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['subscriptions'], refetchType: 'none' });
  window.dispatchEvent(new Event('visibilitychange'));
}
