import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { visit } from '../visit.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Share' });

/** The link, a story and a journey of the present situation. */
export const Situation = meta.story({
  ...panelStory({
    tab: 'share',
    scenario: 'backlog',
    given: ({ faults }) => faults.add({ operation: 'listMyLearners', status: 500, times: 2 }),
  }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/scenario=backlog&fault=listMyLearners:500:2$/)).toBeVisible();
    await expect(canvas.getByText(/fault: \{ operation: 'listMyLearners'/)).toBeVisible();
  },
});

/** The session of an admin who acts as a learner has only the learner's token. */
export const AdminActs = meta.story({
  ...panelStory({
    tab: 'share',
    given: ({ db, now }) => {
      const expiresAtUtc = new Date(now().getTime() + 60_000).toISOString();
      db.impersonations.insert({ id: 'imp-1', adultId: 'usr-thandi', learnerId: 'lrn-zola', expiresAtUtc });
    },
    session: { userId: 'lrn-zola', name: 'Zola Khumalo', role: 'Learner', impersonationId: 'imp-1' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\?persona=thandi:zola&scenario=default$/)).toBeVisible();
  },
});

/** A story as the tab Share copies it: a test compares the code. */
export const CopiedStory = meta.story({
  ...visit({
    at: '/parent/dashboard',
    as: 'naledi',
    scenario: 'expired',
    sinceStart: 60000,
    given: (backend) => backend.setEnvironment({ connection: { latency: 5, jitter: 0, isOffline: false } }),
    fault: { operation: 'listMyLearners', status: 500, times: 2 },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to load learners.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: 'Hello, Naledi Khumalo' });
  },
});
