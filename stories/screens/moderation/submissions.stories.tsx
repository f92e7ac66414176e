import { expect, waitFor, within } from 'storybook/test';
import { queryClient } from '#api/query-client.ts';
import type { Application } from '#app/application.ts';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { phone } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';
import {
  finds,
  findsLongTexts,
  findsMissing,
  findsNoConnection,
  findsServerDown,
  longTexts,
  missing,
  noConnection,
  noResponse,
  serverDown,
} from '../common-states.ts';

const at = '/submissions';
const fractions = 'Halves, quarters and eighths';

/** The demo data have no approved, unpublished change by Sipho. */
const givenApproved = ({ db }: Backend) =>
  void db.changeSets.update('chs-27', {
    status: 'Approved',
    decidedByUserId: 'usr-thandi',
    decidedAtUtc: '2025-05-14T09:00:00Z',
  });

const rows = async (canvas: PlayContext['canvas']) =>
  within(await canvas.findByRole('table', { name: 'My submissions' }))
    .getAllByRole('row')
    .slice(1);
const counts = (canvas: PlayContext['canvas']) =>
  within(canvas.getByRole('group', { name: 'Show submissions' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const filter = (canvas: PlayContext['canvas'], name: RegExp) => canvas.findByRole('button', { name });

const meta = preview.meta({
  title: 'Screens/Moderation/Submissions',
});

/** D-264: a tutor's submissions with every status, newest first. */
export const Loaded = meta.story({
  ...visit({ at, as: 'sipho', given: givenApproved }),
  tags: ['dark'],
  play: async ({ canvas, userEvent, loaded }) => {
    const [newest, ...others] = await rows(canvas);
    await expect(newest).toHaveTextContent(/^The first soundQuestion 2.*PendingWaiting for review$/);
    await expect(others).toHaveLength(8);
    await expect(counts(canvas)).toEqual(['All 9', 'Pending 5', 'Approved 2', 'Rejected 2']);

    await userEvent.click(await filter(canvas, /^Approved/));
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(2));
    const [approved, published] = await rows(canvas);
    await expect(approved).toHaveTextContent(/ApprovedThandi Nkosi · 1 day/);
    await expect(published).toHaveTextContent(/Title and description.*PublishedPieter Botha · 7 days/);
    await waitFor(() =>
      expect((loaded['application'] as Application).latestLocation.search).toEqual({ status: 'Approved' }),
    );
  },
});

export const Rejected = meta.story({
  ...visit({ at: `${at}?status=Rejected`, as: 'sipho' }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Grade 4 still reads the units written out\. Please keep them\./),
    ).toBeVisible();
    await expect(await rows(canvas)).toHaveLength(2);
  },
});

const reason = 'Please keep the units written out, as they are in all other activities of Grade 4. '.repeat(
  6,
);
const givenLongTexts = ({ db }: Backend) => {
  db.changeSets.update('chs-24', { reason });
  db.activities.update('act-4-fractions-halves', { title: 'Bruchrechnungswiederholungsaufgabensammlung' });
};

export const LongReasonOnAPhone = meta.story({
  ...visit({ at: `${at}?status=Rejected`, as: 'sipho', given: givenLongTexts }),
  tags: ['long-text'],
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(reason.trim()))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Reviewer = meta.story({
  ...visit({ at, as: 'pieter' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await rows(canvas)).toHaveLength(2);
    await expect(counts(canvas)).toEqual(['All 2', 'Pending 0', 'Approved 2', 'Rejected 0']);
    await userEvent.click(await filter(canvas, /^Rejected/));
    await canvas.findByText('No rejected submissions.');
  },
});

export const Empty = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No submissions yet.');
    await expect(counts(canvas)).toEqual(['All 0', 'Pending 0', 'Approved 0', 'Rejected 0']);
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'sipho', fault: { operation: 'listModerationQueue', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => void (await canvas.findByText('Loading submissions…')),
});

export const LoadingRetried = meta.story({
  ...visit({ at, as: 'sipho', fault: { operation: 'listModerationQueue', status: 500 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Failed to load your submissions' });
    (await storyBackend()).faults.clear();
    queryClient.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await rows(canvas)).toHaveLength(9);
  },
});

const detail = {
  play: async ({ canvas }: PlayContext) =>
    void (await canvas.findByRole('heading', { level: 1, name: `${fractions} Rejected` })),
};

export const RejectedChange = meta.story({
  ...visit({ at: `${at}/chs-24`, as: 'sipho' }),
  tags: ['dark', 'phone'],
  play: async (context) => {
    const { canvas } = context;
    await detail.play(context);
    await expect(canvas.getByText(/^Rejected by Pieter Botha, 2025-05-12/)).toBeVisible();
    await expect(canvas.getByText(/^Reason: Grade 4 still reads/)).toBeVisible();
    await expect(canvas.getByText(/^Grade 4 · Mathematics · Fractions/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Question 4' })).toBeVisible();
    await expect(canvas.getAllByRole('insertion').length).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: 'Open activity' })).toHaveAttribute(
      'href',
      '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions/activity-editor/act-4-fractions-halves',
    );
    await expect(canvas.queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
  },
});

export const PendingChange = meta.story({
  ...visit({ at: `${at}/chs-30`, as: 'aisha' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: `${fractions} Pending` });
    await expect(canvas.getByText('Waiting for review')).toBeVisible();
    await expect(canvas.getByText(/so the title should say more\.”$/)).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Title and description' }),
    ).toBeVisible();
    await expect((await canvas.findAllByRole('insertion'))[0]).toHaveTextContent(/Fractions/);
  },
});

/** A learner's change has no answer key. */
export const LearnerChange = meta.story({
  ...visit({ at: `${at}/chs-41`, as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Listen and repeat Pending' });
    await expect((await canvas.findAllByRole('insertion'))[0]).toHaveTextContent('is that');
  },
});

export const ForbiddenChange = meta.story({
  ...visit({ at: `${at}/chs-30`, as: 'sipho' }),
  tags: ['no-access'],
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: 'Failed to load change set.' })),
});

export const LoadingFailed = meta.story({
  ...visit({ at: '/submissions?status=Rejected', as: 'sipho', fault: serverDown }),
  tags: ['failed'],
  play: findsServerDown,
});

export const Offline = meta.story({
  ...visit({ at: '/submissions?status=Rejected', as: 'sipho', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const Learner = meta.story({
  ...visit({ at: '/submissions?status=Rejected', as: 'lwazi' }),
  play: finds('My submissions'),
});

export const Moderator = meta.story({
  ...visit({ at: '/submissions?status=Rejected', as: 'aisha' }),
  play: finds('My submissions'),
});

export const LoadingSubmission = meta.story({
  ...visit({ at: '/submissions/chs-24', as: 'sipho', fault: noResponse }),
  tags: ['loading'],
});

export const ServerDown = meta.story({
  ...visit({ at: '/submissions/chs-24', as: 'sipho', fault: serverDown }),
  tags: ['failed'],
  play: findsServerDown,
});

export const NoConnection = meta.story({
  ...visit({ at: '/submissions/chs-24', as: 'sipho', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const NotFound = meta.story({
  ...visit({ at: '/submissions/chs-24', as: 'sipho', fault: missing }),
  tags: ['not-found'],
  play: findsMissing,
});

export const LongText = meta.story({
  ...visit({ at: '/submissions/chs-24', as: 'sipho', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Many = meta.story({
  ...visit({
    at,
    as: 'sipho',
    given: ({ db }) => {
      for (const submission of db.changeSets.where('submittedByUserId', 'usr-sipho')) {
        for (let number = 1; number <= 20; number += 1) {
          db.changeSets.insert({ ...submission, id: `${submission.id}-${number}` });
        }
      }
    },
  }),
  tags: ['many'],
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'My submissions' });
  },
});
