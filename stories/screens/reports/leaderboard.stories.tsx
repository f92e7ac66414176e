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
    const podium = within(await canvas.findByRole('table', { name: 'The first three places' }));
    const list = within(canvas.getByRole('table', { name: 'Leaderboard after the podium' }));
    await expect(canvas.getByText('Grade 4 · 24 learners')).toBeVisible();
    for (const table of [podium, list]) {
      await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
        'Rank',
        'Learner',
        'Score',
      ]);
    }
    await expect(podium.getByRole('row', { name: /1, gold medal Amahle Zulu 92/ })).toBeVisible();
    await expect(podium.getByRole('row', { name: /2, silver medal Liam Petersen/ })).toBeVisible();
    await expect(podium.getByRole('row', { name: /3, bronze medal Thabo Maseko 88.5/ })).toBeVisible();
    await expect(list.getAllByRole('row')[1]).toHaveTextContent(/^4Ayesha Davids/);
    await expect(list.getByRole('row', { name: '5 Lwazi Khumalo You 76.33' })).toBeVisible();
    await expect(list.getByRole('row', { name: /^12 Lerato Mahlangu/ })).toBeInTheDocument();
    await expect(list.getByRole('row', { name: /^12 Sizwe Mthembu/ })).toBeInTheDocument();
    await expect(list.getByRole('row', { name: /^14 / })).toBeInTheDocument();
    await expect(canvas.getAllByText('Amahle Zulu')).toHaveLength(1);
    await expect(canvas.queryByLabelText('Find a learner')).toBeNull();
  },
});

export const LearnerNearTheTop = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You')).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^Leaderboard/ }).scrollTop).toBe(0);
  },
});
/** The own place is in view when the screen opens, and the list is one press away. */
export const LoadedOnAPhone = meta.story({
  ...visit({ at, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('You');
    const list = canvas.getByRole('table', { name: /^Leaderboard/ });
    const ends = ['Score', '76.33'].map((text) => {
      const range = canvasElement.ownerDocument.createRange();
      range.selectNodeContents(within(list).getByText(text));
      return range.getBoundingClientRect().right;
    });
    await expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 0);
    const own = within(canvas.getByRole('region', { name: 'You are 5th of 24' }));
    await expect(own.getByText(/points$/, { selector: 'p' }).getBoundingClientRect().bottom).toBeLessThan(
      640,
    );
    await userEvent.click(own.getByRole('button', { name: 'Find me in the list' }));
    const row = within(list).getByRole('row', { name: /You/ });
    await waitFor(() => expect(row).toHaveFocus());
    await expect(row.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
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
    await canvas.findByRole('region', { name: 'You are 24th of 24' });
    await expect(canvas.getByText(/points? more to 23rd place$/)).toBeVisible();
    const region = canvas.getByRole('region', { name: 'Leaderboard after the podium' });
    const bottom = () => canvas.getByText('You').getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(region.getBoundingClientRect().bottom));
    await expect(region.scrollTop).toBeGreaterThan(0);
    await expect(window.scrollY).toBe(0);
  },
});

export const ParentView = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Lwazi is 5th of 24' }));
    await expect(canvas.getByRole('row', { name: /5 Lwazi Khumalo This learner/ })).toBeVisible();
    await expect(canvas.queryByText('You')).toBeNull();
    await expect(own.getByRole('button', { name: 'Find Lwazi in the list' })).toBeVisible();
    await expect(await own.findByText(/^In “Listen and repeat”, Lwazi went from 2.5 to 5/)).toBeVisible();
  },
});

/** Open to every signed-in user (D-040). */
export const GradeOnly = meta.story({
  ...visit({ at: '/leaderboard/grade/grd-4', as: 'sipho' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Grade 4 · 24 learners');
    await expect(canvas.getByRole('table', { name: 'The first three places' })).toBeVisible();
    await expect(canvas.queryByText('You')).toBeNull();
  },
});

/** Search ignores case and accents and is stored in the URL; the table is virtualized. */
export const TenThousandLearners = meta.story({
  ...visit({ at, as: 'lwazi', scenario: 'large' }),
  tags: ['many'],
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const application = loaded['application'] as Application;
    await canvas.findByRole('region', { name: /^You are \d+th of 10\s000$/ });
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(60);
    await userEvent.type(canvas.getByLabelText('Find a learner'), 'KHUM lwá');
    const count = () => canvas.getByText(/^learners$/, { selector: '[role="status"]' });
    await waitFor(() => expect(count()).toHaveTextContent(/^\d+ of 10\s000 learners$/));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(12));
    await expect(canvas.getByText('You')).toBeVisible();
    await expect(canvas.getByLabelText('Find a learner')).toHaveFocus();
    await waitFor(() => expect(application.state.location.search).toEqual({ q: 'KHUM lwá' }));

    await userEvent.type(canvas.getByLabelText('Find a learner'), 'zzz');
    await canvas.findByText('No learner has that name. Try fewer letters.');
  },
});

/** The list leaves out the podium; a search does not. */
export const SearchFindsThePodium = meta.story({
  ...visit({ at: `${at}?q=amahle+zulu`, as: 'lwazi', scenario: 'large' }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const found = within(await canvas.findByRole('table', { name: 'Leaderboard' }));
    await expect(found.getAllByRole('row', { name: /silver medal Amahle Zulu/ })[0]).toBeVisible();
  },
});

/** The button clears a search that hides the row, and scrolls a virtualized list. */
export const FindMeInALongList = meta.story({
  ...visit({
    at: `${at}?q=zzzz`,
    as: 'lwazi',
    scenario: 'large',
    given: ({ db }) => {
      const [, ...others] = db.attempts.where('learnerId', 'lrn-lwazi');
      for (const { id } of others) db.attempts.remove(id);
    },
  }),
  globals: phone,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No learner has that name. Try fewer letters.');
    await userEvent.click(canvas.getByRole('button', { name: 'Find me in the list' }));
    const row = await canvas.findByRole('row', { name: /Lwazi Khumalo You/ });
    await waitFor(() => expect(row).toHaveFocus());
    await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await expect(row.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(canvas.getByLabelText('Find a learner')).toHaveValue('');
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
    await canvas.findByText('Grade 4 · 23 learners');
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
    await canvas.findByRole('table', { name: 'The first three places' });
  },
});

export const GradesFailed = meta.story({
  ...visit({ at, as: 'lwazi', fault: { operation: 'listGrades', status: 500 } }),
  play: async ({ canvas }) => {
    await canvas.findByText('24 learners');
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

/** Own progress: the most improved activity, as in the report, and this week's growth (D-305). */
export const OwnProgress = meta.story({
  ...visit({ at, as: 'lwazi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'You are 5th of 24' }));
    await expect(own.getByText('76.33')).toBeVisible();
    await expect(own.getByText('7.17 points more to 4th place')).toBeVisible();
    await expect(await own.findByText('Your score grew by 4.33 points this week')).toBeVisible();
    await expect(own.getByText('In “Listen and repeat”, you went from 2.5 to 5 of 5 points.')).toBeVisible();
  },
});

/** When nothing has risen, the card names the best activity, and no loss. */
export const NothingRose = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    sinceStart: 14 * 86_400_000,
    given: ({ db }) => {
      for (const attempt of db.attempts.where('learnerId', 'lrn-lwazi')) {
        if (attempt.attemptNumber > 1) db.attempts.remove(attempt.id);
      }
    },
  }),
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: /^You are / }));
    await expect(await own.findByText(/^Best activity:/)).toBeVisible();
    await expect(own.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/activity-result/'));
    await expect(own.queryByText(/this week|went from/)).toBeNull();
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
    const own = within(await canvas.findByRole('region', { name: 'You share 2nd place with Liam' }));
    await expect(own.queryByRole('button')).toBeNull();
    const podium = within(canvas.getByRole('table', { name: 'The first three places' }));
    await expect(podium.getAllByRole('row')).toHaveLength(4);
    await expect(podium.getByRole('row', { name: '2, silver medal Lwazi Khumalo You 89.5' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^4 Thabo Maseko/ })).toBeInTheDocument();
  },
});

/** A step names four learners at most, and always the own one. The list names the others. */
export const ManyShareAPlace = meta.story({
  ...visit({
    at,
    as: 'lwazi',
    given: (backend) => {
      for (const id of ['lrn-ayesha', 'lrn-lwazi', 'lrn-thabo', 'lrn-mia']) tie(id, 'lrn-liam')(backend);
    },
  }),
  play: async ({ canvas }) => {
    const podium = within(await canvas.findByRole('table', { name: 'The first three places' }));
    await expect(podium.getAllByRole('row', { name: /silver medal/ })).toHaveLength(3);
    await expect(podium.getByRole('row', { name: /You/ })).toBeVisible();
    await expect(canvas.getByText('2 more learners share 2nd place: see the list.')).toBeVisible();
    const list = within(canvas.getByRole('table', { name: 'Leaderboard after the podium' }));
    await expect(list.getAllByRole('row', { name: /silver medal/ })).toHaveLength(2);
  },
});

/** Fewer than four learners are all on the podium: there is no list. */
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
    const own = within(await canvas.findByRole('region', { name: 'You are 1st of 1' }));
    await expect(own.getByText('The highest score on the board')).toBeVisible();
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
    const podium = within(canvas.getByRole('table', { name: 'The first three places' }));
    await expect(podium.getAllByRole('row')).toHaveLength(2);
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
    await expect(await canvas.findByRole('row', { name: '1, gold medal A learner 92' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader', { name: 'A learner' })).toHaveLength(2);
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
