import { expect, waitFor } from 'storybook/test';
import { isChunkLoadError, preloadChunk, needsPageReload } from '#components/page/chunk-load-error.ts';
import { dismissNewRelease, offerNewRelease } from '#components/page/new-release.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { visit } from '../../visit.tsx';

const at = '/auth/login';

/** Reports the browser's error for a missing chunk of an older release, as the built application does. */
function reportMissingChunk(
  error: Error = new TypeError('Failed to fetch dynamically imported module: /assets/Dialog-B3vJYxIs.js'),
): Error {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
}

/** A chunk is missing while a visitor fills in the login form. */
async function reportMissingChunkAtForm({ canvas }: Pick<PlayContext, 'canvas'>) {
  await canvas.findByLabelText('Email or username');
  reportMissingChunk();
  return canvas.findByRole('region', { name: 'A part of this page did not load' });
}

async function reportMissingChunkWhileTyping({ canvas, userEvent }: PlayContext) {
  await userEvent.type(await canvas.findByLabelText('Email or username'), 'lwazi');
  return reportMissingChunkAtForm({ canvas });
}

const meta = preview.meta({
  title: 'Screens/Shell/New release',
  ...visit({ at }),
  beforeEach: () => dismissNewRelease,
});

/** The page is not reloaded automatically: typed values remain, and the user chooses when to reload. */
export const ChunkMissing = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    const notice = await reportMissingChunkWhileTyping({ canvas, userEvent });
    await expect(notice).toHaveTextContent('There may be a newer version of this page.');
    await expect(canvas.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('lwazi');
    await expect(canvas.getByLabelText('Email or username')).toHaveFocus();
  },
});

/** A dismissed notice reappears only for the next missing chunk; dismissing moves focus to the screen. */
export const Dismissed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const notice = await reportMissingChunkWhileTyping({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Close this notice' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toHaveFocus();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('lwazi');
    reportMissingChunk();
    await canvas.findByRole('region', { name: 'A part of this page did not load' });
  },
});

/** The router reloads the page if it recognizes a browser's error message: the application changes the message. */
export const NoAutomaticReload = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    const error = reportMissingChunk();
    await expect(error.message).toMatch(/^A part of the application is missing\. /);
    await expect(isChunkLoadError(error)).toBe(true);
    await expect(Object.keys(sessionStorage).filter((key) => key.includes('reload'))).toEqual([]);
  },
});

/** A chunk can throw any error when it is evaluated, such as one with a read-only message. */
export const ChunkThrowsOnLoad = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    const error = reportMissingChunk(new DOMException('The operation is insecure.', 'SecurityError'));
    await canvas.findByRole('region', { name: 'A part of this page did not load' });
    await expect(isChunkLoadError(error)).toBe(true);
  },
});

/** A failed preload shows no notice; a missing chunk that the page needs does. */
export const PreloadFailed = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    preloadChunk(async () => {
      throw reportMissingChunk();
    });
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByRole('region')).toBeNull();
    reportMissingChunk();
    await canvas.findByRole('region', { name: 'A part of this page did not load' });
  },
});

/** Stories of this page share no state: each starts like a newly loaded page. */
export const AfterAnotherStory = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(needsPageReload()).toBe(false);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** The service worker has installed a newer release: the notice offers to reload. */
export const ReleaseOnTheDevice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email or username'), 'lwazi');
    offerNewRelease();
    const notice = await canvas.findByRole('region', { name: 'There is a newer version of this page' });
    await expect(notice).toHaveTextContent('Finish what you are typing first.');
    await expect(canvas.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('lwazi');
    // A missing chunk does not add a second notice.
    reportMissingChunk();
    await canvas.findByRole('region', { name: 'A part of this page did not load' });
    await expect(canvas.getAllByRole('button', { name: 'Load the page again' })).toHaveLength(1);
  },
});
