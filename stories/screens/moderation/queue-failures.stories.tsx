import { expect, screen as page, waitFor } from 'storybook/test';
import { queryClient } from '#api/query-client.ts';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';

const at = '/admin/moderation/queue';

const tree = (canvas: PlayContext['canvas']) => canvas.findByRole('tree', { name: 'Grade, Topic, Activity' });

const meta = preview.meta({
  title: 'Screens/Moderation/Queue failures',
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
});

/** MOD-030a. */
export const Failed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'getModerationQueueTree', status: 500 } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Failed to load moderation queue.' });
    (await storyBackend()).faults.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await tree(canvas);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** What was there stays when it cannot be refreshed. */
export const RefreshFailed = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await tree(canvas);
    (await storyBackend()).faults.push({ operation: 'getModerationQueueTree', status: 'offline' });
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    const alert = await canvas.findByText('Failed to load moderation queue.');
    await expect(alert.closest('[role=alert]')).toHaveTextContent('You seem to be offline.');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3);
    (await storyBackend()).faults.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(canvas.queryByText('Failed to load moderation queue.')).toBeNull());
  },
});

/** Somebody else decides on what has the focus: the next fetch takes it away, and the focus stays in the tree. */
export const DecidedElsewhere = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await tree(canvas);
    canvas.getByRole('button', { name: 'Refresh' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('treeitem', { name: /^Grade 8/ })).toHaveFocus();
    const { db } = await storyBackend();
    for (const id of ['chs-26', 'chs-52']) db.changeSets.update(id, { status: 'Published' });
    await queryClient.refetchQueries();
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^Grade 8/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /^Grade 1/ })).toHaveFocus());
  },
});

/** A stricter server, and one that sends what nobody can read. */
export const Refused = meta.story({
  ...visit({ at, as: 'aisha', fault: { operation: 'getModerationQueueTree', status: 403 } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Failed to load moderation queue.' });
    await canvas.findByText(/You do not have the necessary permissions/);
  },
});
export const Garbage = meta.story({
  ...visit({ at, as: 'aisha', fault: { operation: 'getModerationQueueTree', status: 'garbage' } }),
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: 'Failed to load moderation queue.' })),
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'getModerationQueueTree', delay: Infinity } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading moderation queue…');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
  },
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
const givenLongNames = ({ db }: Backend) => {
  db.grades.update('grd-4', { title: `Grade 4 (${longWord})` });
  db.subjects.update('sub-4-maths', { title: `Mathematics for ${longWord}` });
  db.activities.update('act-4-fractions-halves', { title: `Halves, quarters and ${longWord} ${longWord}` });
};

/** Names that nobody expects. */
export const LongNames = meta.story({
  ...visit({ at: `${at}?activity=act-4-fractions-halves`, as: 'thandi', given: givenLongNames }),
  play: async ({ canvas }) => {
    await tree(canvas);
  },
});
export const PhoneLongNames = meta.story({
  ...visit({ at: `${at}?activity=act-4-fractions-halves`, as: 'thandi', given: givenLongNames }),
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Review Halves/ });
  },
});

/** MOD-026: a tutor submits, and does not decide. */
export const NoAccess = meta.story({
  ...visit({ at, as: 'sipho' }),
  play: async () => void (await page.findByRole('heading', { level: 1, name: 'Access Denied' })),
});
