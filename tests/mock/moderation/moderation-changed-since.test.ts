import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#api/contract.gen.ts';
import { useMock } from '../mock-fixture.ts';
import { moderationCalls, patch } from './moderation-calls.ts';

type Schemas = components['schemas'];

const mock = useMock();
const {
  call,
  submit,
  questionChange,
  approve,
  approveMany,
  changeSet,
  activity,
  activityReview,
  questionReview,
  refusal,
} = moderationCalls(mock);

const loops = 'act-4-loops-beeps';
const choice = 'que-4-fractions-halves-2';

beforeEach(() => mock.signInAs('aisha'));

const parseData = async (activityId: string, questionId: string): Promise<unknown> => {
  const { questions } = await activity(activityId);
  return JSON.parse(questions.find(({ id }) => id === questionId)?.data ?? 'null');
};

describe('approveChange with content saved since the submission (D-257)', () => {
  const question = 'que-4-loops-beeps-1';
  /** Saves another value of the hint that `chs-28` changes. */
  const saveHint = (hint: string) => {
    const { data } = mock.backend.db.questions.getOrThrow(question);
    mock.backend.db.questions.update(question, {
      data: JSON.stringify({ ...(JSON.parse(data) as object), hint }),
      savedAtUtc: '2025-05-14T10:00:00.000Z',
      savedByUserId: 'usr-thandi',
    });
  };
  const approveWithResolution = async (hint: string, version: string) =>
    call<Schemas['Problem']>('POST', '/moderation/approve', {
      ids: ['chs-28'],
      resolutions: [
        {
          id: 'chs-28',
          version,
          patchJson: patch([
            '/data',
            JSON.stringify({ ...((await parseData(loops, question)) as object), hint }),
          ]),
        },
      ],
    });
  const readReview = () => questionReview(question);
  const storedText = async () => JSON.stringify(await parseData(loops, question));

  test('returns 409 when a change set and a later save changed one field, and the reviews show the conflict', async () => {
    saveHint('Count them.');
    expect(await refusal(() => approveMany('chs-36', 'chs-28'))).toEqual({
      status: 409,
      body: {
        message: 'The content has changed since a change set was submitted.',
        code: 'field-conflict',
        errors: { 'ids.1': ['This field was also changed after the submission: data.hint.'] },
      },
    });
    const { now, saved } = await readReview();
    expect(now.data).toContain('Count them.');
    expect(saved).toMatchObject({ savedBy: 'Thandi Nkosi', savedAtUtc: '2025-05-14T10:00:00.000Z' });
    const { changes } = await activityReview(loops);
    expect(changes.filter(({ entityId }) => entityId === question)).toMatchObject([
      { changedSinceIds: ['chs-28', 'chs-36'], conflictingIds: ['chs-28'] },
    ]);
  });

  test('keeps a field that changed only in the saved content', async () => {
    saveHint('Count them.');
    await approve('chs-36');
    expect(await parseData(loops, question)).toMatchObject({
      paragraph: expect.stringContaining('the robot plays it [[4]] times') as unknown,
      hint: 'Count them.',
    });
  });

  test('publishes the reviewer’s resolution', async () => {
    saveHint('Count them.');
    const { version } = (await readReview()).saved;
    expect((await approveWithResolution('Count the long ones.', version)).status).toBe(200);
    expect(await parseData(loops, question)).toMatchObject({ hint: 'Count the long ones.' });
    expect((await changeSet('chs-28')).patchJson).toContain('each round begins with one');
  });

  test('returns 409 for a resolution that was made before another save', async () => {
    saveHint('Count them.');
    const { version } = (await readReview()).saved;
    saveHint('Count all of them.');
    expect(await refusal(() => approveWithResolution('Count the long ones.', version))).toMatchObject({
      status: 409,
      body: { code: 'record-changed', errors: { 'ids.0': [expect.any(String)] } },
    });
  });

  test('returns 409 when two change sets of the request change the options of a question', async () => {
    const { data } = mock.backend.db.questions.getOrThrow(choice);
    const stored = JSON.parse(data) as { options: string[] };
    const propose = async (options: string[], correctAnswer: string) => {
      const content = JSON.stringify({ ...stored, options, correctAnswer });
      return (await submit(await questionChange(choice, patch(['/data', content])))).body.id;
    };
    const [first = '', second = '', ...others] = stored.options;
    const added = await propose([...stored.options, '5/10'], '5/10');
    const reworded = await propose([first, `${second} of it`, ...others], first);
    expect(await refusal(() => approveMany(added, reworded))).toMatchObject({
      status: 409,
      body: {
        code: 'field-conflict',
        errors: { 'ids.1': ['This field was also changed after the submission: options.'] },
      },
    });
  });

  test('returns 409 for a resolution that would overwrite an earlier change set of the request', async () => {
    const { version } = (await readReview()).saved;
    const resolution = { id: 'chs-36', version, patchJson: patch(['/data', await storedText()]) };
    const approval = { ids: ['chs-28', 'chs-36'], resolutions: [resolution] };
    expect(await refusal(() => call('POST', '/moderation/approveMany', approval))).toMatchObject({
      status: 409,
      body: { code: 'field-conflict', errors: { 'ids.1': [expect.any(String)] } },
    });
  });

  test('refuses two resolutions of one change set', async () => {
    const { version } = (await readReview()).saved;
    const resolution = { id: 'chs-28', version, patchJson: patch(['/SortOrder', 0]) };
    const approval = { ids: ['chs-28'], resolutions: [resolution, { ...resolution, version: 'old' }] };
    expect(await refusal(() => call('POST', '/moderation/approve', approval))).toMatchObject({
      status: 400,
      body: { errors: { 'resolutions.1.id': [expect.any(String)] } },
    });
  });

  test.each([
    [
      'with media of another record',
      { patchJson: patch(['/MediaPath', 'files/other.png']) },
      'resolutions.0.patchJson.0.value',
    ],
    ['of another change set', { id: 'chs-36' }, 'resolutions.0.id'],
    ['of another kind of record', { patchJson: patch(['/Title', 'Beeps']) }, 'resolutions.0.patchJson'],
    [
      'that is invalid question data',
      { patchJson: patch(['/data', JSON.stringify({ paragraph: 'No blank', correctAnswers: [] })]) },
      'resolutions.0.patchJson.0.value.paragraph',
    ],
  ])('refuses a resolution %s', async (_which, part, at) => {
    const { version } = (await readReview()).saved;
    const resolution = { id: 'chs-28', version, patchJson: patch(['/SortOrder', 0]), ...part };
    const approval = { ids: ['chs-28'], resolutions: [resolution] };
    expect(await refusal(() => call('POST', '/moderation/approve', approval))).toMatchObject({
      status: 400,
      body: { errors: { [at]: [expect.any(String)] } },
    });
  });
});
