import { expect, spyOn, waitFor, within } from 'storybook/test';
import { answerSheetQuery } from '#api/queries/activities/answer-sheet.ts';
import { queryClient } from '#api/query-client.ts';
import { startSession } from '#mocks/services/accounts/sessions.ts';
import { signIn } from '#session/session.ts';
import preview from '../../../.storybook/preview.tsx';
import { holdResponses } from '../../hold-responses.ts';
import { storyBackend, storyNow, visit } from '../../visit.tsx';

const activityId = 'act-4-fractions-halves';

function saveResponse(): Promise<Response> | undefined {
  const { calls, results } = (fetch as unknown as { mock: Record<'calls' | 'results', unknown[]> }).mock;
  const index = calls.findIndex((call) => (call as [Request])[0].method === 'PUT');
  return (results[index] as { value: Promise<Response> } | undefined)?.value;
}

/** Waits for a macrotask, which follows all promise callbacks. */
const macrotask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

const meta = preview.meta({
  title: 'Screens/Shell/Logout',
});

/** The pending save still uses the learner's session; its response is not cached for the next user. */
export const WhileAnswersAreBeingSaved = meta.story({
  ...visit({
    at: `/topic/top-4-fractions/activity/${activityId}`,
    as: 'lwazi',
  }),
  tags: ['interaction'],
  beforeEach: () => {
    const calls = spyOn(globalThis, 'fetch');
    return () => calls.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const { db, randomId } = await storyBackend();
    const release = await holdResponses('saveActivityAnswers');
    const question = await canvas.findByRole('group', { name: /^Question 5\b/ });
    await userEvent.type(within(question).getByRole('textbox'), 'Three is less than four.');
    await userEvent.click(canvas.getByRole('link', { name: 'Logout' }));
    await canvas.findByRole('link', { name: 'Register' });
    await signIn(await startSession(db, db.users.getOrThrow('lrn-zola'), storyNow, randomId));

    await waitFor(() => expect(saveResponse()).toBeDefined());
    release();
    await expect(await saveResponse()).toMatchObject({ status: 200 });
    await macrotask();
    await expect(queryClient.getQueryData(answerSheetQuery(activityId).queryKey)).toBeUndefined();
  },
});
