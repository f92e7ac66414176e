import { spyOn } from 'storybook/test';
import { queryClient } from '#api/query-client.ts';
import { browserWindow } from '#lib/url/payment-page.ts';
import type { PlayContext } from '../../play.ts';

export const zolaPlansUrl = '/subscribe?learnerId=lrn-zola';
export const lwaziPlansUrl = '/subscribe?learnerId=lrn-lwazi';
export const duplicatePlanMessage =
  'You already have an active subscription of the same type/price. Please choose a different plan.';

export const choose = async ({ canvas, userEvent }: PlayContext, name: RegExp) => {
  const radio = await canvas.findByRole('radio', { name });
  await userEvent.click(radio);
  return radio;
};

/** Blocks redirects to the payment provider; returns a function that lists their URLs. */
export function captureRedirects() {
  const { calls } = spyOn(browserWindow, 'leaveFor').mockImplementation(() => {}).mock;
  return () => calls.map(([url]) => new URL(url));
}

/** Simulates a return to the window, which refetches visible queries. */
export async function returnToWindow(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['subscriptions'], refetchType: 'none' });
  window.dispatchEvent(new Event('visibilitychange'));
}
