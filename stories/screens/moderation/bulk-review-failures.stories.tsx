import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';

const halves = '/admin/moderation/activity/act-4-fractions-halves';
const loops = '/admin/moderation/activity/act-4-loops-beeps';

const meta = preview.meta({
  title: 'Screens/Moderation/Bulk review failures',
  ...visit({ at: halves, as: 'aisha' }),
});

type Canvas = Pick<PlayContext, 'canvas'>;

const statusesOf = async (...ids: string[]) => {
  const { db } = await storyBackend();
  return ids.map((id) => db.changeSets.getOrThrow(id).status);
};
const box = ({ canvas }: Canvas, name: RegExp) => canvas.findByRole('checkbox', { name });
const button = ({ canvas }: Canvas, name: string) => canvas.findByRole('button', { name });

/** D-166: one of them was decided by somebody else. Nothing is decided twice, and the page says who was quicker. */
export const DecidedMeanwhile = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await box(context, /^Question 1/));
    await userEvent.click(await box(context, /^Question 2/));
    const { db } = await storyBackend();
    db.changeSets.update('chs-27', {
      status: 'Rejected',
      decidedByUserId: 'usr-pieter',
      decidedAtUtc: '2025-05-15T11:00:00Z',
    });
    (await box(context, /^Question 1/)).focus();
    await userEvent.keyboard('a');
    const alert = await canvas.findByRole('alert');
    // It announces itself.
    await expect(alert.closest('[role=status]')).toBeNull();
    await expect(alert).toHaveTextContent(/^Approve failedSomebody else has decided in the meantime/);
    await waitFor(() => expect(alert).toHaveTextContent('Question 1: Rejected by Pieter Botha'));
    await expect(await statusesOf('chs-31')).toEqual(['Pending']);
    // The checkbox that had the focus has gone.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    // What is still pending stays selected.
    await userEvent.click(await button(context, 'Approve selected (1)'));
    await page.findByText('1 change approved');
  },
});

/** D-226: one of them would undo a newer one. The page names which. */
export const OlderThanPublished = meta.story({
  ...visit({
    at: loops,
    as: 'aisha',
    given: ({ db }) => void db.changeSets.update('chs-36', { status: 'Published' }),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await box(context, /^Question 1/));
    await userEvent.click(await box(context, /^Question 3/));
    await canvas.findByText(/All words of a question are one part/);
    await userEvent.click(await button(context, 'Approve selected (2)'));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/None of the selected changes was decided/);
    await expect(within(alert).getByRole('listitem')).toHaveTextContent(/^Question 1: Sipho Dlamini, 2025/);
    await expect(await statusesOf('chs-28', 'chs-29')).toEqual(['Pending', 'Pending']);
  },
});

/** MOD-031: the selection stays for another try. */
export const ApproveFails = meta.story({
  ...visit({ at: halves, as: 'aisha', fault: { operation: 'approveManyChanges', status: 500, times: 1 } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await box(context, /^Question 1/));
    await userEvent.click(await button(context, 'Approve selected (1)'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Approve failedThis is not working/);
    await userEvent.click(await button(context, 'Approve selected (1)'));
    await page.findByText('1 change approved');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** MOD-031: the reason stays in the dialog; the response that was lost does not matter, as the review tells the truth. */
export const RejectFails = meta.story({
  ...visit({
    at: halves,
    as: 'aisha',
    fault: [
      { operation: 'rejectManyChanges', status: 'garbage', times: 1 },
      { operation: 'rejectManyChanges', status: 'lost', times: 1 },
    ],
  }),
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await box(context, /^Question 1/));
    await userEvent.click(await button(context, 'Reject selected (1)'));
    const dialog = within(await page.findByRole('dialog', { name: 'Reject 1 change?' }));
    await userEvent.type(await dialog.findByRole('textbox'), 'Too long.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await dialog.findByText(/^Reject failed\. /);
    await expect(dialog.getByRole('textbox')).toHaveValue('Too long.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await page.findByText('1 change rejected');
    await expect(await statusesOf('chs-27')).toEqual(['Rejected']);
  },
});

/** MOD-030f. */
export const Failed = meta.story({
  ...visit({ at: halves, as: 'aisha', fault: { operation: 'getActivityReview', status: 500, times: 2 } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load review data.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: /^Grade 4/ });
  },
});
