import { expect, waitFor, within } from 'storybook/test';
import type { Application } from '#app/application.ts';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';
import {
  finds,
  findsMissing,
  findsNoConnection,
  findsServerDown,
  missing,
  noConnection,
  serverDown,
} from '../common-states.ts';

const at = '/grades/grd-4/learners/lrn-lwazi/leaderboard';

const meta = preview.meta({
  title: 'Screens/Reports/Leaderboard',
});

/** Columns, medals, shared ranks and the highlighted row (RPT-010 to RPT-012, RPT-016). */
export const Loaded = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Leaderboard' }));
    await expect(canvas.getByText('Grade 4 · 24 learners · you are number 5')).toBeVisible();
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Rank',
      'Learner',
      'Score',
    ]);
    await expect(table.getByRole('row', { name: /1, gold medal Amahle Zulu 92/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /2, silver medal Liam Petersen/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /3, bronze medal Thabo Maseko 88.5/ })).toBeVisible();
    await expect(table.getByRole('row', { name: '5 Lwazi Khumalo You 76.33' })).toBeVisible();
    await expect(table.getByRole('row', { name: /^12 Lerato Mahlangu/ })).toBeInTheDocument();
    await expect(table.getByRole('row', { name: /^12 Sizwe Mthembu/ })).toBeInTheDocument();
    await expect(table.getByRole('row', { name: /^14 / })).toBeInTheDocument();
    await expect(canvas.queryByLabelText('Find a learner')).toBeNull();
  },
});

export const LearnerNearTheTop = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Leaderboard' }).scrollTop).toBe(0);
  },
});
export const LoadedOnAPhone = meta.story({
  ...visit({ at, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('You');
    const ends = ['Score', '76.33'].map((text) => {
      const range = canvasElement.ownerDocument.createRange();
      range.selectNodeContents(within(canvas.getByRole('table')).getByText(text));
      return range.getBoundingClientRect().right;
    });
    await expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 0);
  },
});

export const LearnerFarDown = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      const [, ...others] = db.attempts.where('learnerId', 'lrn-lwazi');
      for (const { id } of others) db.attempts.remove(id);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/you are number 24/);
    await expect(canvas.getByText(/points? more to 23rd place$/)).toBeVisible();
    const region = canvas.getByRole('region', { name: 'Leaderboard' });
    const bottom = () => canvas.getByText('You').getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(region.getBoundingClientRect().bottom));
    await expect(region.scrollTop).toBeGreaterThan(0);
    await expect(window.scrollY).toBe(0);
  },
});

export const ParentView = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Grade 4 · 24 learners · Lwazi is number 5');
    await expect(canvas.getByRole('row', { name: /5 Lwazi Khumalo This learner/ })).toBeVisible();
    await expect(canvas.queryByText('You')).toBeNull();
    await expect(canvas.getByRole('region', { name: "Lwazi's best" })).toBeVisible();
  },
});

/** Open to every signed-in user (D-040). */
export const GradeOnly = meta.story({
  ...visit({ at: '/leaderboard/grade/grd-4', as: 'sipho' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Grade 4 · 24 learners');
    await expect(canvas.queryByText('You')).toBeNull();
  },
});

/** Search ignores case and accents and is stored in the URL; the table is virtualized. */
export const TenThousandLearners = meta.story({
  ...visit({ at, as: 'lwazi', scenario: 'large' }),
  tags: ['many'],
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const application = loaded['application'] as Application;
    await canvas.findByText(/10\s000 learners · you are number/);
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(60);
    await userEvent.type(canvas.getByLabelText('Find a learner'), 'KHUM lwá');
    const count = () => canvas.getByText(/^learners$/, { selector: '[role="status"]' });
    await waitFor(() => expect(count()).toHaveTextContent(/^\d+ of 10\s000 learners$/));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(10));
    await expect(canvas.getByText('You')).toBeVisible();
    await expect(canvas.getByLabelText('Find a learner')).toHaveFocus();
    await waitFor(() => expect(application.state.location.search).toEqual({ q: 'KHUM lwá' }));

    await userEvent.type(canvas.getByLabelText('Find a learner'), 'zzz');
    await canvas.findByText('No learner has that name. Try fewer letters.');
  },
});

export const NotOnTheBoard = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      for (const { id } of db.attempts.where('learnerId', 'lrn-lwazi')) db.attempts.remove(id);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Grade 4 · 23 learners · you are not on it yet');
    const own = within(canvas.getByRole('region', { name: 'You are not on the board yet' }));
    await expect(own.getByRole('link', { name: 'Choose a subject' })).toHaveAttribute(
      'href',
      '/learner/dashboard',
    );
  },
});

export const Empty = meta.story({
  ...visit({ at: '/grades/grd-1/learners/lrn-zola/leaderboard', as: 'zola' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No scores yet' });
    await expect(canvas.getByRole('link', { name: 'Be the first' })).toHaveAttribute(
      'href',
      '/learner/dashboard',
    );
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getGradeLeaderboard', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading leaderboard…');
  },
});

/** Retrying succeeds (RPT-017). */
export const LoadingRetried = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'getGradeLeaderboard', status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load leaderboard' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('table');
  },
});

export const GradesFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'listGrades', status: 500 } }),
  play: async ({ canvas }) => {
    await canvas.findByText('24 learners · you are number 5');
  },
});

/** Only the family can open a leaderboard with a learner in the URL (SES-034). */
export const NoAccess = meta.story({
  ...visit({ at, as: 'sipho' }),
  tags: ['no-access'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Access Denied' });
  },
});

export const LongText = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      db.users.update('lrn-lwazi', { name: 'Nkosinathi-Bartholomeus', surname: 'Khumalo-Vandermerwe' });
      db.users.update('lrn-amahle', { name: 'Donaudampfschifffahrtsgesellschaft', surname: 'Zulu' });
      db.grades.update('grd-4', { title: 'Grade 4 (Afternoon group, Observatory campus)' });
    },
  }),
  tags: ['long-text'],
  play: async ({ canvas }) => {
    await canvas.findByText('You');
  },
});

export const LearnerBest = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your best' }));
    await expect(own.getByText('5th place of 24')).toBeVisible();
    await expect(own.getByText('7.17 points more to 4th place')).toBeVisible();
    await expect(await own.findByRole('link', { name: 'Listen and repeat' })).toHaveAttribute(
      'href',
      expect.stringContaining('/activity-result/'),
    );
    const podium = within(await canvas.findByRole('region', { name: 'On the podium' }));
    await expect(podium.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^11st place\s· 92 pointsAmahle Zulu$/),
      expect.stringMatching(/^22nd place\s· 89.5 pointsLiam Petersen$/),
      expect.stringMatching(/^33rd place\s· 88.5 pointsThabo Maseko$/),
    ]);
  },
});

const tie =
  (learnerId: string, withId: string) =>
  ({ db }: Backend) => {
    for (const { id } of db.attempts.where('learnerId', learnerId)) db.attempts.remove(id);
    for (const attempt of db.attempts.where('learnerId', withId)) {
      db.attempts.insert({ ...attempt, id: `${attempt.id}-${learnerId}`, learnerId });
    }
  };

/** Equal scores share a step and leave the next one empty. */
export const SharedPlace = meta.story({
  ...visit({ at, as: 'lwazi', given: tie('lrn-lwazi', 'lrn-liam') }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('Grade 4 · 24 learners · you share 2nd place with Liam');
    await expect(canvas.getByText('Shared 2nd place with Liam')).toBeVisible();
    const podium = within(await canvas.findByRole('region', { name: 'On the podium' }));
    await expect(podium.getAllByRole('listitem')).toHaveLength(2);
    await expect(podium.getByText('Shared 2nd place · 89.5 points')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^4 Thabo Maseko/ })).toBeInTheDocument();
  },
});

export const FirstPlace = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: ({ db }) => {
      for (const { id, learnerId } of db.attempts.all()) {
        if (learnerId !== 'lrn-lwazi') db.attempts.remove(id);
      }
    },
  }),
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your best' }));
    await expect(own.getByText('The highest score on the board')).toBeVisible();
    const podium = within(await canvas.findByRole('region', { name: 'On the podium' }));
    await expect(podium.getAllByRole('listitem')).toHaveLength(1);
  },
});

const withHiddenName =
  (...ids: string[]) =>
  ({ db }: Backend) => {
    for (const id of ids) db.users.update(id, { isNameHidden: true });
  };

/** Hidden names appear nowhere on the screen (D-243). */
export const HiddenNames = meta.story({
  ...visit({ at, as: 'lwazi', given: withHiddenName('lrn-amahle') }),
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole('table', { name: 'Leaderboard' }));
    await expect(table.getByRole('row', { name: '1, gold medal A learner 92' })).toBeVisible();
    await expect(table.getAllByRole('rowheader', { name: 'A learner' })).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent(/Amahle|Hendrik/);
  },
});

/** The learner and the parents see the name, with a note. */
export const LearnersNameHidden = meta.story({
  ...visit({ at, as: 'lwazi', given: withHiddenName('lrn-lwazi') }),
  play: async ({ canvas }) => {
    await canvas.findByText('Others read “A learner” in place of your name');
    await expect(
      canvas.getByRole('row', { name: '5 Lwazi Khumalo (name hidden from others) You 76.33' }),
    ).toBeVisible();
  },
});
export const NameHiddenForAParent = meta.story({
  ...visit({ at, as: 'naledi', given: withHiddenName('lrn-lwazi') }),
  play: async ({ canvas }) => {
    await canvas.findByText("Others read “A learner” in place of Lwazi's name");
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: serverDown }),
  tags: ['failed'],
  play: findsServerDown,
});

export const Offline = meta.story({
  ...visit({ at, as: 'lwazi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const NotFound = meta.story({
  ...visit({ at, as: 'lwazi', fault: missing }),
  tags: ['not-found'],
  play: findsMissing,
});

export const Admin = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: finds('Leaderboard'),
});
