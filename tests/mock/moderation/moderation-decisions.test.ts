import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiBaseUrl } from '#lib/configuration.ts';
import { useMock } from '../mock-fixture.ts';
import { moderationCalls, patch } from './moderation-calls.ts';

const mock = useMock();
const {
  call,
  submit,
  approve,
  approveMany,
  queue,
  changeSet,
  activity,
  activityReview,
  questionChange,
  refusal,
} = moderationCalls(mock);

const halves = 'act-4-fractions-halves';
const loops = 'act-4-loops-beeps';
const halvesQuestion = (number: number) => `que-4-fractions-halves-${number}`;

/** The smallest PNG: one transparent pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

beforeEach(() => mock.signInAs('aisha'));

const parseData = async (activityId: string, questionId: string): Promise<unknown> => {
  const { questions } = await activity(activityId);
  return JSON.parse(questions.find(({ id }) => id === questionId)?.data ?? 'null');
};

/** Submits a change as a persona, signs the moderator in again, and returns the id. */
async function submittedBy(who: string, questionId: string, patchJson: string): Promise<string> {
  await mock.signInAs(who);
  const { body } = await submit(await questionChange(questionId, patchJson));
  await mock.signInAs('aisha');
  return body.id;
}

describe('approveChange', () => {
  test.each(['thandi', 'pieter', 'aisha'])('publishes at once when %s calls (D-160)', async (who) => {
    await mock.signInAs(who);
    expect(await approve('chs-27')).toEqual({ status: 200, body: { ids: ['chs-27'] } });
    expect(await parseData(halves, halvesQuestion(1))).toMatchObject({
      question: 'Three quarters of a metre is the same length as 75 cm.',
    });
    expect((await activity(halves)).lastModifiedUserId).toBe('usr-sipho');
    const { history, moderation, changes } = await activityReview(halves);
    expect(history.find(({ id }) => id === 'chs-27')).toMatchObject({
      status: 'Published',
      decidedAtUtc: '2025-05-15T13:08:00.000Z',
      decidedByUserId: `usr-${who}`,
      reason: null,
    });
    expect(moderation.pendingCount).toBe(2);
    expect(changes.flatMap(({ changeSetIds }) => changeSetIds)).not.toContain('chs-27');
    expect((await changeSet('chs-27')).status).toBe('Published');
  });

  test('changes what learners read, and keeps attempts and saved answers', async () => {
    const { attempts, drafts } = mock.backend.db.dump();
    await approveMany('chs-30', 'chs-31');
    await mock.signInAs('lwazi');
    const { title, questions } = await activity(halves);
    expect(title).toBe('Fractions, multiples and measuring');
    expect(questions[1]?.data).toContain('"1/4"');
    expect(questions[1]?.data).not.toContain('correctAnswer');
    expect(mock.backend.db.dump()).toMatchObject({ attempts, drafts });
  });

  test('merges two changes of different fields of one question (D-257)', async () => {
    const { body } = await approveMany('chs-36', 'chs-28');
    expect(body.ids).toEqual(['chs-36', 'chs-28']);
    expect(await parseData(loops, 'que-4-loops-beeps-1')).toMatchObject({
      paragraph: expect.stringContaining('the robot plays it [[4]] times') as unknown,
      hint: 'Count the long beeps first: each round begins with one.',
    });
    expect(await activity(loops)).toMatchObject({
      lastModifiedUserId: 'usr-aisha',
      questions: [{ mediaPath: 'files/fil-beeps-h6ws.mp3' }, {}, {}, {}, {}],
    });
  });

  test('publishes an older change after a newer change of another field', async () => {
    const older = await submittedBy('sipho', halvesQuestion(1), patch(['/SortOrder', 2]));
    const newer = await submittedBy('sipho', halvesQuestion(1), patch(['/MediaPath', picture]));
    await approve(newer);
    expect((await approve(older)).status).toBe(200);
    const { questions } = await activity(halves);
    expect(questions[2]).toMatchObject({
      id: halvesQuestion(1),
      mediaPath: expect.stringContaining('files/') as unknown,
    });
  });

  test('moves a question and renumbers all questions', async () => {
    const moved = await submittedBy('sipho', halvesQuestion(5), patch(['/SortOrder', 0]));
    const last = await submittedBy('sipho', halvesQuestion(1), patch(['/SortOrder', 99]));
    await approveMany(last, moved);
    const { questions } = await activity(halves);
    expect(questions.map(({ id, sortOrder }) => [id.at(-1), sortOrder])).toEqual([
      ['5', 0],
      ['2', 1],
      ['3', 2],
      ['4', 3],
      ['1', 4],
    ]);
  });

  test('stores a data: URL as a file', async () => {
    const id = await submittedBy('lwazi', halvesQuestion(1), patch(['/MediaPath', picture]));
    expect((await activityReview(halves)).after.questions[0]?.mediaPath).toBe(picture);
    await approve(id);
    const [first] = (await activity(halves)).questions;
    expect(first?.mediaPath).toMatch(/^files\/fil-.+\.png$/);
    const file = await fetch(`${apiBaseUrl}/${first?.mediaPath}/media`);
    expect(file.headers.get('Content-Type')).toBe('image/png');
  });

  test('keeps a replaced file while the change set uses it', async () => {
    const id = await submittedBy('sipho', halvesQuestion(2), patch(['/MediaPath', null]));
    await approve(id);
    expect((await activity(halves)).questions[1]?.mediaPath).toBeNull();
    expect((await fetch(`${apiBaseUrl}/files/fil-fractions-7kq2.png/media`)).status).toBe(200);
  });

  test('restores the answer key of a Learner’s change, and finds a renamed correct option by its index (D-137)', async () => {
    const options = ['two quarters', '2/3', '3/5', '1/4'];
    const data = JSON.stringify({ prompt: 'Which is one half?', options });
    const id = await submittedBy('lwazi', halvesQuestion(2), patch(['/data', data]));
    await approveMany(id, 'chs-31');
    expect(await parseData(halves, halvesQuestion(2))).toEqual({
      prompt: 'Which is one half?',
      options,
      correctAnswer: 'two quarters',
      feedBack: 'Cut one half into two equal pieces, and you have two quarters.',
    });
    expect((await activity(halves)).lastModifiedUserId).toBe('lrn-lwazi');
  });

  test('uses the submitter’s role at the time of submission', async () => {
    const data = JSON.stringify({ prompt: 'Why is 3/8 less?' });
    const id = await submittedBy('lwazi', halvesQuestion(5), patch(['/data', data]));
    mock.backend.db.users.update('lrn-lwazi', { role: 'Tutor', roles: ['Tutor'] });
    await approve(id);
    expect(await parseData(halves, halvesQuestion(5))).toMatchObject({
      correctAnswer: null,
      modelAnswer: 'One half is 4/8, and 3/8 is one piece less.',
    });
  });

  test('refuses all change sets when a Learner’s change has another number of blanks than its question', async () => {
    const shorter = { paragraph: 'One metre has [[100]] cm.', correctAnswers: ['100'] };
    const first = await submittedBy('sipho', halvesQuestion(4), patch(['/data', JSON.stringify(shorter)]));
    const paragraph = 'One metre has [[]] cm, one km [[]] m, two km [[]] m.';
    const late = await submittedBy(
      'lwazi',
      halvesQuestion(4),
      patch(['/data', JSON.stringify({ paragraph })]),
    );
    expect(await refusal(() => approveMany('chs-27', first, late))).toMatchObject({
      status: 409,
      body: {
        message: 'A change set does not fit its question any more.',
        code: 'question-changed',
        errors: { 'ids.2': ['The question has a different number of blanks now.'] },
      },
    });
    await approve(first);
    // The review still loads, and shows blanks without a stored word as empty.
    const { after } = await activityReview(halves);
    expect(after.questions[3]?.data).toContain('One metre has [[100]] cm, one km [[]] m, two km [[]] m.');
  });
});

describe('rejectChange', () => {
  const reject = (body: object) => call('POST', '/moderation/reject', body);

  test.each([
    [{ reason: 'The question is clear as it is.' }, 'The question is clear as it is.'],
    [{ reason: '' }, null],
    [{ reason: null }, null],
    [{}, null],
  ])('keeps the content when called with %j (D-171)', async (given, reason) => {
    const before = await activity(halves);
    expect(await reject({ ids: ['chs-27'], ...given })).toEqual({ status: 200, body: { ids: ['chs-27'] } });
    expect(await activity(halves)).toEqual(before);
    const { history } = await activityReview(halves);
    expect(history.find(({ id }) => id === 'chs-27')).toMatchObject({
      status: 'Rejected',
      decidedBy: 'Aisha Patel',
      reason,
    });
    expect((await queue('?status=Rejected')).map(({ id }) => id)).toContain('chs-27');
  });
});

describe.each(['approve', 'approveMany', 'reject', 'rejectMany'])('%s', (name) => {
  const decide = (body: object) => call('POST', `/moderation/${name}`, body);

  test('decides a list of change sets', async () => {
    const ids = ['chs-31', 'chs-30'];
    expect(await decide({ ids })).toEqual({ status: 200, body: { ids } });
    const decided = await Promise.all(ids.map(changeSet));
    const status = name.startsWith('approve') ? 'Published' : 'Rejected';
    expect(decided.map((change) => change.status)).toEqual([status, status]);
  });

  test('returns 403 for roles that do not review', async () => {
    for (const who of ['sipho', 'lwazi', 'naledi', 'grace']) {
      await mock.signInAs(who);
      expect(await refusal(() => decide({ ids: ['chs-27'] }))).toMatchObject({ status: 403 });
    }
  });

  test.each([
    [{}, { ids: ['This property is required.'] }],
    [{ ids: [] }, { ids: ['Expected at least 1 item(s).'] }],
  ])('refuses %j', async (body, errors) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await refusal(() => decide(body))).toMatchObject({
      status: 400,
      body: { message: 'Validation failed.', errors },
    });
  });

  test('decides no change set when an id is unknown', async () => {
    expect(await refusal(() => decide({ ids: ['chs-27', 'chs-24', 'none'] }))).toMatchObject({
      status: 404,
      body: { message: 'Change set not found.' },
    });
  });

  test('decides no change set when one is not pending (D-166)', async () => {
    expect(await refusal(() => decide({ ids: ['chs-24', 'chs-27', 'chs-13'] }))).toMatchObject({
      status: 409,
      body: {
        message: 'A change set is not pending any more.',
        code: 'change-not-pending',
        errors: { 'ids.0': ['This change set is Rejected.'], 'ids.2': ['This change set is Approved.'] },
      },
    });
  });

  test('returns 409 for a decided change set', async () => {
    await decide({ ids: ['chs-27'] });
    expect((await decide({ ids: ['chs-27'] })).status).toBe(409);
  });
});
