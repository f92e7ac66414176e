import { expect, within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';

const at = '/grades/grd-4/learners/lrn-lwazi/leaderboard';

/** The podium, one's own best, shared places and hidden names. */
const meta = preview.meta({ title: 'Screens/Reports/Leaderboard places' });

/** The steps of the podium in words, and one's own best beside it. */
export const OwnBest = meta.story({
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
      '11st place · 92 pointsAmahle Zulu',
      '22nd place · 89.5 pointsLiam Petersen',
      '33rd place · 88.5 pointsThabo Maseko',
    ]);
  },
});

/** Gives a classmate as many points as another one has. */
const tie =
  (learnerId: string, withId: string) =>
  ({ db }: Backend) => {
    for (const { id } of db.attempts.where('learnerId', learnerId)) db.attempts.remove(id);
    for (const attempt of db.attempts.where('learnerId', withId)) {
      db.attempts.insert({ ...attempt, id: `${attempt.id}-${learnerId}`, learnerId });
    }
  };

/** Equal scores share a step, and the next one stays empty. */
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

/** The best of the class have nobody before them. */
export const First = meta.story({
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

/** A parent has hidden the names of two classmates: nothing says who they are (D-243). */
export const HiddenNames = meta.story({
  ...visit({ at, as: 'lwazi', given: withHiddenName('lrn-amahle') }),
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole('table', { name: 'Leaderboard' }));
    await expect(table.getByRole('row', { name: '1, gold medal A learner 92' })).toBeVisible();
    await expect(table.getAllByRole('rowheader', { name: 'A learner' })).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent(/Amahle|Hendrik/);
  },
});

/** The child and the family still see it, and read that others do not. */
export const OwnNameHidden = meta.story({
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
