import { describe, expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import { draftReducer, type DraftAction } from '#features/authoring/editor/draft/draft-reducer.ts';
import { fileProblem, activityMedia, questionMedia } from '#features/authoring/editor/media/media-files.ts';
import { createActivityUpdate } from '#features/authoring/editor/send/activity-update.ts';
import { countUnsubmittable, createChangeSets } from '#features/authoring/editor/send/change-sets.ts';
import {
  refusedQuestionFindings,
  errorsOutsideQuestions,
  findRefusedQuestions,
} from '#features/authoring/editor/send/refused-questions.ts';
import { createSendFailure } from '#features/authoring/editor/send/send-failure.ts';
import { createDraft, sampleActivity } from './sample-activity.ts';

const base = createDraft(sampleActivity());
const after = (...actions: DraftAction[]) => actions.reduce(draftReducer, base);
const removal: DraftAction = { kind: 'remove', key: 'que-1' };
const addition: DraftAction = {
  kind: 'add',
  key: 'new',
  type: 'truefalse',
  data: { question: '', correctAnswer: true },
};

async function createParsedChangeSets(...actions: DraftAction[]) {
  const changeSets = await createChangeSets('act-1', base, after(...actions));
  return changeSets.map((changeSet) => {
    const { entityType, entityId, snapshotJson, patchJson } = changeSet;
    return {
      entityType,
      entityId,
      snapshot: JSON.parse(snapshotJson) as object,
      patch: JSON.parse(patchJson) as object[],
    };
  });
}

describe('createChangeSets', () => {
  test('returns nothing without changes', async () => expect(await createParsedChangeSets()).toEqual([]));

  test('creates one change set with a snapshot for each changed record (AUT-049 to AUT-051)', async () => {
    const draft = { question: 'Otherwise.', correctAnswer: true, feedBack: null };
    const all = await createParsedChangeSets(
      { kind: 'rename', title: 'Parts' },
      { kind: 'edit', key: 'que-2', draft },
    );
    expect(all).toEqual([
      {
        entityType: 'Activity',
        entityId: 'act-1',
        snapshot: { Id: 'act-1', Title: 'Halves', Description: 'Parts of a whole.' },
        patch: [{ op: 'replace', path: '/Title', value: 'Parts' }],
      },
      {
        entityType: 'Question',
        entityId: 'que-2',
        snapshot: {
          Id: 'que-2',
          Type: 'truefalse',
          Data: '{"question":"Two quarters are one half.","correctAnswer":true,"feedBack":null}',
          SortOrder: 1,
          MediaPath: 'files/bars.png',
        },
        patch: [{ op: 'replace', path: '/data', value: JSON.stringify(draft) }],
      },
    ]);
  });

  test('creates two change sets when two questions swap positions', async () => {
    const moved = await createParsedChangeSets({ kind: 'move', key: 'que-1', by: 1 });
    expect(moved.map(({ entityId, patch }) => [entityId, patch])).toEqual([
      ['que-2', [{ op: 'replace', path: '/SortOrder', value: 0 }]],
      ['que-1', [{ op: 'replace', path: '/SortOrder', value: 1 }]],
    ]);
  });

  test('replaces removed media with null', async () => {
    const media = { path: null, file: undefined, description: '', captions: '' };
    const [change] = await createParsedChangeSets({ kind: 'set media', key: 'que-2', media });
    expect(change?.patch).toEqual([{ op: 'replace', path: '/MediaPath', value: null }]);
  });

  test('uses stored positions if a question is moved and another is removed', async () => {
    const changes = await createParsedChangeSets(removal, { kind: 'move', key: 'que-2', by: 1 });
    expect(changes.map(({ entityId, patch }) => [entityId, patch])).toEqual([
      ['que-3', [{ op: 'replace', path: '/SortOrder', value: 1 }]],
      ['que-2', [{ op: 'replace', path: '/SortOrder', value: 2 }]],
    ]);
  });

  test('ignores additions and removals, which countUnsubmittable counts (D-140)', async () => {
    expect(await createParsedChangeSets(removal, addition)).toEqual([]);
    expect(countUnsubmittable(base, after(removal, addition))).toEqual({ added: 1, removed: 1 });
  });
});

describe('createActivityUpdate', () => {
  test('contains every question with its position, and files by index (D-145)', () => {
    const file = new File(['x'], 'x.png');
    const media = { path: 'files/bars.png', file, description: 'Two bars.', captions: '' };
    const { activity, files } = createActivityUpdate(
      sampleActivity(),
      after(
        removal,
        addition,
        { kind: 'set media', key: 'que-2', media },
        { kind: 'describe', description: ' ' },
      ),
    );
    expect(activity).toMatchObject({ title: 'Halves', description: null, topicId: 'top-1', version: 'v1' });
    expect(activity.questions?.map((question) => [question.id, question.sortOrder])).toEqual([
      ['que-2', 0],
      ['que-3', 1],
      [undefined, 2],
    ]);
    expect(activity.questions?.[0]).toMatchObject({
      mediaPath: 'files/bars.png',
      data: { mediaDescription: 'Two bars.' },
    });
    expect([...(files ?? [])]).toEqual([[0, file]]);
  });
});

describe('findRefusedQuestions', () => {
  test('maps field errors to questions by index; errorsOutsideQuestions returns those about the activity', () => {
    const errors = {
      'model.questions.1.data.paragraph': ['No blank.'],
      'Questions[1].MediaFile': ['Too large.'],
      'model.questions.9.data': ['No such question.'],
      'model.title': ['Too long.'],
    };
    const problem = new Problem(400, 'Validation failed.', { errors });
    const refused = findRefusedQuestions(problem, base);
    expect([...refused]).toEqual([[base.questions[1], ['No blank.', 'Too large.']]]);
    expect(refusedQuestionFindings(refused, base)).toMatchObject([
      { key: 'que-2', name: 'Question 2', message: 'No blank. Too large.' },
    ]);
    expect(errorsOutsideQuestions(problem)).toEqual(['Too long.']);
    expect(errorsOutsideQuestions(new Error('Odd.'))).toEqual([]);
    expect(findRefusedQuestions(new Error('Odd.'), base).size).toBe(0);
  });
});

describe('attached file', () => {
  test.each([
    [new Problem(413, ''), 'The attached files are too large. What you typed is still here.'],
    [new Problem(413, 'At most 10 MB.'), 'At most 10 MB. What you typed is still here.'],
    [new Problem(415, ''), 'A file of this kind cannot be attached. What you typed is still here.'],
  ])('is explained by createSendFailure if the server refuses it: %s', (problem, advice) => {
    expect(createSendFailure(problem, 'Error saving activity')).toEqual({
      title: 'Error saving activity',
      advice,
    });
  });

  const file = (name: string, type: string, size = 1) => new File([new Uint8Array(size)], name, { type });

  test.each([
    [file('a.png', 'image/png')],
    [file('a.jpg', 'image/jpeg')],
    [file('a.mp4', 'video/mp4')],
    [file('A.PNG', '')],
  ])('is accepted for an activity if it is $name ($type)', (attached) =>
    expect(fileProblem(attached, activityMedia)).toBeUndefined(),
  );

  test.each([
    [file('a.svg', 'image/svg+xml')],
    [file('a.gif', 'image/gif')],
    [file('a.png', 'text/html')],
    [file('a.exe', '')],
  ])('is rejected for an activity if it is $name ($type)', (attached) =>
    expect(fileProblem(attached, activityMedia)).toBe('Only JPEG, PNG and MP4 files can be attached here.'),
  );

  test('is accepted for a question if it is a recording', () => {
    expect(fileProblem(file('a.mp3', 'audio/mpeg'), questionMedia)).toBeUndefined();
    expect(fileProblem(file('a.ogg', 'application/ogg'), questionMedia)).toBeUndefined();
  });

  test('is rejected if it is empty or larger than 10 MB', () => {
    expect(fileProblem(file('a.png', 'image/png', 0), questionMedia)).toBe('This file is empty.');
    expect(fileProblem(file('a.png', 'image/png', 10 * 1024 * 1024), questionMedia)).toBeUndefined();
    expect(fileProblem(file('a.png', 'image/png', 10 * 1024 * 1024 + 1), questionMedia)).toMatch(/too large/);
  });
});
