import { spyOn } from 'storybook/test';
import { browserWindow } from '#lib/url/payment-page.ts';
import type { PlayContext } from '../../play.ts';

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

/** The browser does not leave the story; returns the URLs that it was sent to. */
export function standAtTheDoor() {
  const { calls } = spyOn(browserWindow, 'leaveFor').mockImplementation(() => {}).mock;
  return () => calls.map(([url]) => new URL(url));
}
