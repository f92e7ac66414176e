import { expect, screen as page, spyOn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { screen } from '../../screen.tsx';

const at = '/paywall';
const phone = { viewport: { value: 'phone' } };
const soon = { timeout: 5000 };
const link = () => `${location.origin}#/subscribe?learnerId=lrn-zola`;

const meta = preview.meta({
  title: 'Screens/Public/Paywall',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unlock full access' }, soon);
  },
});

/** Zola's free activities of today are done; without an id in the address she is meant herself (SUB-002). */
export const LearnerWithoutAPlan = meta.story({
  ...screen({ at, as: 'zola' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unlock full access' }, soon);
    await expect(canvas.getByRole('link', { name: "I'm the parent" })).toHaveAttribute(
      'href',
      '/subscribe?learnerId=lrn-zola',
    );
  },
});
export const Dark = meta.story({ ...screen({ at, as: 'zola' }), globals: { theme: 'dark' } });
export const Phone = meta.story({ ...screen({ at, as: 'zola' }), globals: phone });

/** A parent looks at it for a child (D-117). */
export const ForAChild = meta.story({
  ...screen({ at: `${at}?learnerId=lrn-zola`, as: 'naledi' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: "I'm the parent" }, soon)).toHaveAttribute(
      'href',
      '/subscribe?learnerId=lrn-zola',
    );
  },
});

export const LinkCopied = meta.story({
  ...screen({ at, as: 'zola' }),
  play: async ({ canvas, userEvent }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy payment link' }, soon));
    await expect(copy).toHaveBeenCalledWith(link());
    await page.findByText('Payment link copied', undefined, soon);
  },
});

/** A browser that does not let a page copy shows the link (SUB-015). */
export const LinkShown = meta.story({
  ...screen({ at, as: 'zola' }),
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy payment link' }, soon));
    await canvas.findByText(link(), undefined, soon);
  },
});
export const LinkShownOnAPhone = LinkShown.extend({ globals: phone });

/** Nobody signed in, no learner in the address (SUB-009). */
export const UnknownLearner = meta.story({
  ...screen({ at }),
  play: async ({ canvas }) => {
    await canvas.findByText("We couldn't identify the learner. Please sign in again.", undefined, soon);
    await expect(canvas.queryByRole('button', { name: 'Copy payment link' })).toBeNull();
  },
});
