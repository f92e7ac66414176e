import { expect, screen as page, spyOn, waitFor, within } from 'storybook/test';
import { undoDelay } from '#components/delayed-call.ts';
import { setKeysOn } from '#components/keys/use-keys.ts';
import type { Backend } from '#mocks/server/backend.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { phone, landscape } from '../../variants.ts';
import { storyBackend, visit } from '../../visit.tsx';
import {
  finds,
  findsLongTexts,
  findsNoConnection,
  findsServerDown,
  longTexts,
  manyQuestions,
  noConnection,
  noResponse,
  serverDown,
} from '../common-states.ts';
import { saveAsAnotherUser } from './save-as-another-user.ts';

const halves = '/admin/moderation/activity/act-4-fractions-halves';
const loops = '/admin/moderation/activity/act-4-loops-beeps';
const viewKey = 'bulkReview.view';

function resetPreferences() {
  setKeysOn(true);
  for (const key of [viewKey, 'keys', 'moderation.openNext']) localStorage.removeItem(key);
}

const skipUndoDelay = () => speedUpTimers(50, undoDelay);

const meta = preview.meta({
  title: 'Screens/Moderation/Bulk review',
  beforeEach: () => {
    resetPreferences();
    return resetPreferences;
  },
  ...visit({ at: halves, as: 'aisha' }),
});

type Canvas = Pick<PlayContext, 'canvas'>;

const statusesOf = async (...ids: string[]) => {
  const { db } = await storyBackend();
  return ids.map((id) => db.changeSets.getOrThrow(id).status);
};
const findCheckbox = ({ canvas }: Canvas, name: RegExp) => canvas.findByRole('checkbox', { name });
const button = ({ canvas }: Canvas, name: string) => canvas.findByRole('button', { name });

const withPublishedMove = ({ db }: Backend) => void db.changeSets.update('chs-44', { status: 'Published' });

/** MOD-011 to MOD-018: the question in the URL is selected, and differences are marked. */
export const Compared = meta.story({
  ...visit({ at: `${halves}?focusQuestionId=que-4-fractions-halves-1`, as: 'aisha' }),
  tags: ['dark'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', {
      level: 1,
      name: /^Grade 4\s· Mathematics\s· Fractions\s· Halves, quarters and eighths$/,
    });
    await expect(await findCheckbox(context, /^Question 1 True\/False Pending$/)).toBeChecked();
    await button(context, 'Approve selected (1)');
    const first = within(canvas.getByRole('article', { name: 'Question 1 True/False' }));
    await expect(first.getByText('Submitted by')).toHaveTextContent('Submitted by Sipho Dlamini');
    await expect(first.getByRole('insertion')).toHaveTextContent('length');
    const activity = within(canvas.getByRole('article', { name: 'Activity fields' }));
    await expect(activity.getByRole('heading', { name: 'After Proposed' })).toBeVisible();
    await userEvent.click(await findCheckbox(context, /^Activity fields Pending$/));
    await button(context, 'Reject selected (2)');
    const recent = within(canvas.getByRole('region', { name: 'Recent changes' }));
    const [newest] = recent.getAllByRole('link');
    await expect(newest).toHaveTextContent(/^PendingQuestion 2Aisha Patel2025-05-14/);
    await expect(newest).toHaveAttribute('href', expect.stringContaining('/moderation/review/chs-31'));
  },
});

/** MOD-013, D-225: the view is remembered; an invalid stored value means Compare. */
export const Views = meta.story({
  beforeEach: () => localStorage.setItem(viewKey, 'both'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Compare' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Before' }));
    await expect(canvas.queryByRole('heading', { name: /^After/ })).toBeNull();
    await expect(canvas.queryByRole('deletion')).toBeNull();
    await expect(localStorage.getItem(viewKey)).toBe('before');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.queryByRole('heading', { name: 'Before' })).toBeNull();
    await expect(canvas.getByText('Fractions, multiples and measuring')).toBeVisible();
    await expect(localStorage.getItem(viewKey)).toBe('after');
  },
});

export const StorageRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'After' });
    spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'After' }));
    await expect(canvas.getByRole('radio', { name: 'After' })).toBeChecked();
  },
});

/** MOD-014, D-169: the switch shows only changed questions, or all. */
export const AllQuestions = meta.story({
  ...visit({ at: loops, as: 'aisha' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const changes = await canvas.findByRole('switch', { name: 'Showing Only Changes' });
    await expect(changes).toBeChecked();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(changes);
    await expect(canvas.getByRole('switch', { name: 'Show All Questions' })).not.toBeChecked();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    const unchanged = within(canvas.getByRole('article', { name: /^Question 2/ }));
    await expect(unchanged.getByText('None')).toBeVisible();
    await expect(unchanged.queryByRole('checkbox')).toBeNull();
    // A learner's change has no answer key: the stored one is on both sides.
    const learners = within(canvas.getByRole('article', { name: 'Question 5 Text Answer' }));
    await expect(learners.getAllByText('Correct answer:')).toHaveLength(2);
    // MOD-016: two change sets of one question are selected together.
    await userEvent.click(await findCheckbox(context, /^Question 1/));
    await button(context, 'Approve selected (2)');
  },
});

/** MOD-024, MOD-025, D-168: shortcuts decide nothing without a selection. */
export const ByKeyboard = meta.story({
  beforeEach: skipUndoDelay,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await button(context, 'Approve selected (0)');
    await userEvent.keyboard('a');
    await canvas.findByText('Nothing is selected');
    await userEvent.keyboard('jj');
    await expect(await findCheckbox(context, /^Question 1/)).toHaveFocus();
    await userEvent.keyboard(' j{Enter}k');
    await expect(canvas.queryByText('Nothing is selected')).toBeNull();
    await button(context, 'Approve selected (2)');
    await userEvent.keyboard('a');
    await canvas.findByText(/^2 changes approved\. \d+ changes left\.$/);
    await within(canvas.getByRole('article', { name: /^Question 1/ })).findByText('Published');
    await expect(await statusesOf('chs-27', 'chs-31', 'chs-30')).toEqual([
      'Published',
      'Published',
      'Pending',
    ]);
    await expect(await button(context, 'Approve selected (0)')).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('switch', { name: 'Single-key shortcuts' }));
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('switch', { name: 'Single-key shortcuts' })).toHaveFocus();
  },
});

export const Rejected = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await findCheckbox(context, /^Question 1/));
    await userEvent.click(await findCheckbox(context, /^Question 2/));
    const reject = await button(context, 'Reject selected (2)');
    await userEvent.click(reject);
    const dialog = within(await page.findByRole('dialog', { name: 'Reject 2 changes?' }));
    await userEvent.type(await dialog.findByRole('textbox'), '  Not before the test. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await canvas.findByText(/^2 changes rejected\./);
    const { db } = await storyBackend();
    await expect(db.changeSets.getOrThrow('chs-31')).toMatchObject({
      status: 'Rejected',
      reason: 'Not before the test.',
    });
    await expect(reject).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** A message for a link to a deleted question; a published move shows the new position. */
export const LinkToDeletedQuestion = meta.story({
  ...visit({ at: `${loops}?focusQuestionId=que-0`, as: 'aisha', given: withPublishedMove }),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByText('The linked question is no longer part of this activity');
    await expect(canvas.getByRole('button', { name: 'Approve selected (0)' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Question 2 Multiple-Answer (MCQ)' })).toBeVisible();
  },
});

const withoutQuestions = ({ db }: Backend) => {
  db.questions.removeWhere('activityId', ['act-4-addition-columns']);
};

/** MOD-019, MOD-020d: an activity without questions and changes. */
export const NoQuestions = meta.story({
  ...visit({
    at: '/admin/moderation/activity/act-4-addition-columns',
    as: 'pieter',
    given: withoutQuestions,
  }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No questions available for this activity.');
    await expect(canvas.getByRole('heading', { name: 'After Active' })).toBeVisible();
    await expect(canvas.getByText('No changes have been submitted yet.')).toBeVisible();
  },
});

/** Without changes, a text explains how to show the questions. */
export const NoChanges = meta.story({
  ...visit({ at: '/admin/moderation/activity/act-4-addition-columns', as: 'pieter' }),
  tags: ['empty'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Its \d questions have no changes/);
    await userEvent.click(canvas.getByRole('switch', { name: 'Showing Only Changes' }));
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(2);
  },
});

export const ComparedOnAPhone = meta.story({
  globals: phone,
  ...visit({ at: loops, as: 'aisha' }),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: /^Question 1/ }));
    await expect(card.getByText('2 changes are pending.')).toBeVisible();
    const [before, after] = card.getAllByRole('heading', { level: 3 });
    const left = (element: HTMLElement | undefined) => element?.getBoundingClientRect().left;
    await expect(left(before)).toBe(left(after));
  },
});

/** D-166: another moderator has decided on one of the changes: none is approved. */
export const DecidedByAnotherModerator = meta.story({
  beforeEach: skipUndoDelay,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await findCheckbox(context, /^Question 1/));
    await userEvent.click(await findCheckbox(context, /^Question 2/));
    const { db } = await storyBackend();
    db.changeSets.update('chs-27', {
      status: 'Rejected',
      decidedByUserId: 'usr-pieter',
      decidedAtUtc: '2025-05-15T11:00:00Z',
    });
    (await findCheckbox(context, /^Question 1/)).focus();
    await userEvent.keyboard('a');
    const alert = await canvas.findByRole('alert');
    await expect(alert.closest('[role=status]')).toBeNull();
    await expect(alert).toHaveTextContent(/^Approve failedAnother moderator has decided in the meantime/);
    await waitFor(() => expect(alert).toHaveTextContent('Question 1: Rejected by Pieter Botha'));
    await expect(await statusesOf('chs-31')).toEqual(['Pending']);
    await userEvent.click(await findCheckbox(context, /^Question 2/));
    await userEvent.click(await button(context, 'Approve selected (1)'));
    await waitFor(async () => expect(await statusesOf('chs-31')).toEqual(['Published']));
  },
});

/** D-257: shows a confirmation if the content was saved since; does not approve conflicts. */
export const ChangedSinceSubmission = meta.story({
  ...visit({
    at: loops,
    as: 'aisha',
    given: (backend) => {
      saveAsAnotherUser('que-4-loops-beeps-1', { hint: 'Count each round.' })(backend);
      saveAsAnotherUser('que-4-loops-beeps-3', { question: 'A repeated pattern is a loop.' })(backend);
    },
  }),
  beforeEach: skipUndoDelay,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await findCheckbox(context, /^Question 1/));
    await userEvent.click(await findCheckbox(context, /^Question 3/));
    await canvas.findByText(/set the same field/);
    await userEvent.click(await button(context, 'Approve selected (3)'));
    const dialog = within(await page.findByRole('alertdialog'));
    await dialog.findByText(/^1 change conflicts with what was saved since/);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve the other 2' }));
    await canvas.findByText(/^2 changes approved\. \d+ changes left\.$/);
    await waitFor(async () =>
      expect(await statusesOf('chs-28', 'chs-36', 'chs-29')).toEqual(['Pending', 'Published', 'Published']),
    );
    await button(context, 'Approve selected (1)');
  },
});

/** Approving the last changes opens the next activity; Undo opens this one again. */
export const ApprovalUndone = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await button(context, 'Select all'));
    await button(context, 'Clear selection');
    await userEvent.click(await button(context, 'Approve selected (3)'));
    await canvas.findByText(/^3 changes approved\. \d+ changes left\.$/);
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name: /Halves/ })).toBeNull());
    await userEvent.click(await button(context, 'Undo'));
    await canvas.findByRole('heading', { level: 1, name: /Halves, quarters and eighths$/ });
    await findCheckbox(context, /^Question 1/);
    await expect(await statusesOf('chs-27', 'chs-30', 'chs-31')).toEqual(['Pending', 'Pending', 'Pending']);
  },
});

/** D-226: shows two changes to one question separately. */
export const SeveralChanges = meta.story({
  ...visit({ at: loops, as: 'aisha' }),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: /^Question 1/ }));
    await userEvent.click(card.getByText('2 changes to this question'));
    await waitFor(() => expect(card.getAllByRole('heading', { name: 'Before' })).toHaveLength(3));
    await expect(card.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
    await expect(card.getByRole('link', { name: /^Sipho Dlamini/ })).toBeVisible();
    await expect(card.getByRole('checkbox')).not.toBeChecked();
  },
});

/** The decision bar is shown only with a selection. */
export const SelectedLandscape = meta.story({
  globals: landscape,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await button(context, 'Select all'));
    const bar = await canvas.findByRole('region', { name: 'Decision' });
    await waitFor(() => expect(bar.getBoundingClientRect().height).toBeLessThan(80));
    await userEvent.click(await button(context, 'Clear selection'));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Decision' })).toBeNull());
  },
});

/** MOD-031: the review shows the failure, and the next try succeeds. */
export const ApprovingFailed = meta.story({
  ...visit({ at: halves, as: 'aisha', fault: { operation: 'approveManyChanges', status: 500, times: 1 } }),
  tags: ['interaction'],
  beforeEach: skipUndoDelay,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await findCheckbox(context, /^Question 1/));
    await userEvent.click(await button(context, 'Approve selected (1)'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Approve failedThis is not working/);
    await userEvent.click(await findCheckbox(context, /^Question 1/));
    await userEvent.click(await button(context, 'Approve selected (1)'));
    await waitFor(async () => expect(await statusesOf('chs-27')).toEqual(['Published']));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** MOD-031: the dialog keeps the reason; after a lost response, the review is reloaded. */
export const RejectingFailed = meta.story({
  ...visit({
    at: halves,
    as: 'aisha',
    fault: [
      { operation: 'rejectManyChanges', status: 500, times: 1 },
      { operation: 'rejectManyChanges', status: 'lost', times: 1 },
    ],
  }),
  tags: ['interaction'],
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await findCheckbox(context, /^Question 1/));
    await userEvent.click(await button(context, 'Reject selected (1)'));
    const dialog = within(await page.findByRole('dialog', { name: 'Reject 1 change?' }));
    await userEvent.type(await dialog.findByRole('textbox'), 'Too long.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await dialog.findByText(/^Reject failed\. /);
    await expect(dialog.getByRole('textbox')).toHaveValue('Too long.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await page.findByText(/^1 change rejected\./);
    await expect(await statusesOf('chs-27')).toEqual(['Rejected']);
  },
});

/** MOD-030f: a retry succeeds. */
export const LoadingRetried = meta.story({
  ...visit({ at: halves, as: 'aisha', fault: { operation: 'getActivityReview', status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load review data.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: /^Grade 4/ });
  },
});

export const Loading = meta.story({
  ...visit({
    at: '/admin/moderation/activity/act-4-fractions-halves?focusQuestionId=que-4-fractions-halves-1',
    as: 'aisha',
    fault: noResponse,
  }),
  tags: ['loading'],
});

export const LoadingFailed = meta.story({
  ...visit({
    at: '/admin/moderation/activity/act-4-fractions-halves?focusQuestionId=que-4-fractions-halves-1',
    as: 'aisha',
    fault: serverDown,
  }),
  tags: ['failed'],
  play: findsServerDown,
});

export const Offline = meta.story({
  ...visit({
    at: '/admin/moderation/activity/act-4-fractions-halves?focusQuestionId=que-4-fractions-halves-1',
    as: 'aisha',
    fault: noConnection,
  }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const LongText = meta.story({
  ...visit({
    at: '/admin/moderation/activity/act-4-fractions-halves?focusQuestionId=que-4-fractions-halves-1',
    as: 'aisha',
    given: longTexts,
  }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Admin = meta.story({
  ...visit({
    at: '/admin/moderation/activity/act-4-fractions-halves?focusQuestionId=que-4-fractions-halves-1',
    as: 'thandi',
  }),
  play: finds('Grade 4 \u00b7 Mathematics \u00b7 Fractions \u00b7 Halves, quarters and eighths'),
});

export const ManyQuestions = meta.story({
  ...visit({
    at: '/admin/moderation/activity/act-4-fractions-halves',
    as: 'aisha',
    given: manyQuestions('act-4-fractions-halves'),
  }),
  tags: ['many'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
});
