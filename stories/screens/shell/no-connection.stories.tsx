import { expect, waitFor } from 'storybook/test';
import { reportCachedResponse, reportOnline } from '#api/connection.ts';
import { formatReadableDateTime } from '#lib/time/readable-dates.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { storyNow, visit } from '../../visit.tsx';

const savedAt = new Date(storyNow.getTime() - 45 * 60_000);
const notice = { name: 'No connection' };

/** Simulates a cached response: only the production build caches responses. */
const showCachedResponse = () => reportCachedResponse(savedAt);

async function loseConnection({ canvas }: Pick<PlayContext, 'canvas'>) {
  await canvas.findByRole('heading', { level: 1, name: /Lwazi/ });
  // A response that arrives later hides the notice: repeat.
  return waitFor(() => {
    showCachedResponse();
    return canvas.getByRole('region', notice);
  });
}

const meta = preview.meta({
  title: 'Screens/Shell/No connection',
  ...visit({ at: '/learner/dashboard', as: 'lwazi' }),
  beforeEach: () => reportOnline,
});

/** The screen shows a cached response; the notice says so, and when it was stored. */
export const CachedResponse = meta.story({
  tags: ['dark', 'phone'],
  play: async (context) => {
    const bar = await loseConnection(context);
    await expect(bar).toHaveTextContent(
      `No connection. This is what was saved on ${formatReadableDateTime(savedAt)}.`,
    );
  },
});

/** When the server responds, the screen shows the new data and hides the notice. */
export const TriedAgain = meta.story({
  play: async (context) => {
    const bar = await loseConnection(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
});

/** Dismissing the notice moves focus to the screen. */
export const Dismissed = meta.story({
  play: async (context) => {
    const bar = await loseConnection(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Close this notice' }));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    await expect(context.canvas.getByRole('heading', { level: 1, name: /Lwazi/ })).toHaveFocus();
  },
});
