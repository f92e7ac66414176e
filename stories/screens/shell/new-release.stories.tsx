import { expect, waitFor } from 'storybook/test';
import { isChunkLoadError, loadAhead, needsPageLoad } from '#components/page/chunk-load-error.ts';
import { dismissNewRelease, offerNewRelease } from '#components/page/new-release.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { visit } from '../../visit.tsx';

const at = '/auth/login';

/** What a browser says of a part that an older release had; the built application tells of it like this. */
function losePart(
  error: Error = new TypeError('Failed to fetch dynamically imported module: /assets/Dialog-B3vJYxIs.js'),
): Error {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
}

/** A part goes missing while a visitor is at the login form. */
async function losePartAtTheForm({ canvas }: Pick<PlayContext, 'canvas'>) {
  await canvas.findByLabelText('Email or username');
  losePart();
  return canvas.findByRole('region', { name: 'A part of this page did not load' });
}

async function losePartWhileTyping({ canvas, userEvent }: PlayContext) {
  await userEvent.type(await canvas.findByLabelText('Email or username'), 'lwazi');
  return losePartAtTheForm({ canvas });
}

const meta = preview.meta({
  title: 'Screens/Shell/New release',
  ...visit({ at }),
  beforeEach: () => dismissNewRelease,
});

/** Nothing is loaded again by itself: what was typed stays, and the person chooses when. */
export const InTheMiddle = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    const notice = await losePartWhileTyping({ canvas, userEvent });
    await expect(notice).toHaveTextContent('There may be a newer version of this page.');
    await expect(canvas.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('lwazi');
    await expect(canvas.getByLabelText('Email or username')).toHaveFocus();
  },
});

/** Put away, it comes back only with the next part that is missing; the focus is on the screen again. */
export const PutAway = meta.story({
  play: async ({ canvas, userEvent }) => {
    const notice = await losePartWhileTyping({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Close this notice' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toHaveFocus();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('lwazi');
    losePart();
    await canvas.findByRole('region', { name: 'A part of this page did not load' });
  },
});

/** The router knows the browsers' words and would reload the page at once; it does not know ours. */
export const NeverByItself = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    const error = losePart();
    await expect(error.message).toMatch(/^A part of the application is missing\. /);
    await expect(isChunkLoadError(error)).toBe(true);
    await expect(Object.keys(sessionStorage).filter((key) => key.includes('reload'))).toEqual([]);
  },
});

/** A part that breaks while it starts may throw anything, such as an error that cannot be changed. */
export const BreaksAtItsStart = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    const error = losePart(new DOMException('The operation is insecure.', 'SecurityError'));
    await canvas.findByRole('region', { name: 'A part of this page did not load' });
    await expect(isChunkLoadError(error)).toBe(true);
  },
});

/** A part that is loaded ahead and not needed yet is not missing: the page is as it was. */
export const AheadOfItsTime = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    loadAhead(async () => {
      throw losePart();
    });
    // It has failed by then.
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByRole('region')).toBeNull();
    losePart();
    await canvas.findByRole('region', { name: 'A part of this page did not load' });
  },
});

/** The other stories of this page lose parts as well: each starts like a page that was just loaded. */
export const StartsWhole = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(needsPageLoad()).toBe(false);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** The service worker has a newer release on the device: it is offered in the same words, and waits. */
export const OnTheDevice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email or username'), 'lwazi');
    offerNewRelease();
    const notice = await canvas.findByRole('region', { name: 'There is a newer version of this page' });
    await expect(notice).toHaveTextContent('Finish what you are typing first.');
    await expect(canvas.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('lwazi');
    // A part that is missing as well does not make a second notice.
    losePart();
    await canvas.findByRole('region', { name: 'A part of this page did not load' });
    await expect(canvas.getAllByRole('button', { name: 'Load the page again' })).toHaveLength(1);
  },
});
