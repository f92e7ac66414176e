import { describe, expect, test } from 'vitest';
import type { QuestionRecord, QuestionType } from '#mocks/data/models/curriculum.ts';
import type { ChangeSetRecord } from '#mocks/data/models/moderation.ts';
import { planApproval } from '#mocks/rules/moderation/approval.ts';
import { activityBeforeAndAfter, questionBeforeAndAfter } from '#mocks/rules/moderation/review.ts';

type Data = Record<string, unknown>;

const trueFalse = { question: 'So?', correctAnswer: true, feedBack: 'Yes.' };
const fillIn = { paragraph: '[[1]] and [[2]]', correctAnswers: ['1', '2'], feedBack: null };

const question = (id: string, type: QuestionType, data: Data): QuestionRecord => ({
  id,
  activityId: 'act-1',
  type,
  data: JSON.stringify(data),
  sortOrder: 0,
  mediaPath: null,
  savedAtUtc: null,
  savedByUserId: null,
});

const questions = [question('q-so', 'truefalse', trueFalse), question('q-fill', 'fillInTheBlanks', fillIn)];

/** A change set whose id contains the day of its submission and its submitter. */
function change(
  id: string,
  entityId: string,
  replaced: Record<string, unknown>,
  more: Partial<ChangeSetRecord> = {},
): ChangeSetRecord {
  const stored = questions.find((one) => one.id === entityId);
  const snapshot = stored
    ? { Id: entityId, Type: stored.type, Data: stored.data, SortOrder: 0, MediaPath: null }
    : { Id: entityId, Title: 'Old', Description: 'Old.' };
  return {
    id,
    entityType: stored ? 'Question' : 'Activity',
    entityId,
    status: 'Pending',
    snapshotJson: JSON.stringify(snapshot),
    patchJson: JSON.stringify(
      Object.entries(replaced).map(([path, value]) => ({ op: 'replace', path, value })),
    ),
    comment: null,
    submittedAtUtc: `2025-05-0${id[0]}T08:00:00.000Z`,
    submittedByUserId: id.slice(1),
    submittedByRole: id.endsWith('learner') ? 'Learner' : 'Tutor',
    decidedAtUtc: null,
    decidedByUserId: null,
    reason: null,
    ...more,
  };
}

const records = {
  activity: () => ({ title: 'Old', description: 'Old.' }),
  question: (id: string) => questions.find((one) => one.id === id) ?? question(id, 'truefalse', {}),
};
const planOf = (...changes: ChangeSetRecord[]) => planApproval(changes, records);

const text = (data: Data) => JSON.stringify(data);
const dataAfter = (plan: ReturnType<typeof planOf>, id: string): unknown =>
  JSON.parse(plan.contents.get(id)?.data ?? 'null');

describe('planApproval', () => {
  test('applies changes in the order of submission, and the later value wins (D-226)', () => {
    const plan = planOf(
      change('3sipho', 'act-1', { '/Title': 'Newest' }),
      change('1aisha', 'act-1', { '/Title': 'New', '/Description': 'New.' }),
      change('2sipho', 'q-so', { '/data': text({ ...trueFalse, question: 'Is it?' }) }),
    );
    expect(plan.fields.get('act-1')).toEqual({
      title: 'Newest',
      description: 'New.',
      savedByUserId: 'sipho',
    });
    expect(dataAfter(plan, 'q-so')).toEqual({ ...trueFalse, question: 'Is it?' });
    expect(plan.submitters).toEqual(new Map([['act-1', 'sipho']]));
    expect(plan.conflicts.size).toBe(0);
  });

  test('returns the submitter of the last applied change of the activity or its questions', () => {
    const plan = planOf(
      change('2aisha', 'act-1', { '/Title': 'New' }),
      change('1sipho', 'q-so', { '/SortOrder': 1 }),
    );
    expect(plan.submitters.get('act-1')).toBe('aisha');
  });

  test('keeps fields that no patch changes', () => {
    const plan = planOf(change('1sipho', 'q-so', { '/MediaPath': 'files/a.png' }));
    expect(plan.contents.get('q-so')).toMatchObject({ data: questions[0]?.data, mediaPath: 'files/a.png' });
    expect(plan.moves.size).toBe(0);
  });

  test('collects moves in the order of submission', () => {
    const plan = planOf(
      change('2aisha', 'q-so', { '/SortOrder': 4 }),
      change('1sipho', 'q-fill', { '/SortOrder': 0 }),
    );
    expect(plan.moves.get('act-1')).toEqual([
      { id: 'q-fill', to: 0 },
      { id: 'q-so', to: 4 },
    ]);
  });

  test('derives the answer key from the blanks', () => {
    const plan = planOf(
      change('1sipho', 'q-fill', { '/data': text({ paragraph: '[[7]] [[8]]', correctAnswers: ['x'] }) }),
    );
    expect(dataAfter(plan, 'q-fill')).toEqual({
      paragraph: '[[7]] [[8]]',
      correctAnswers: ['7', '8'],
      feedBack: null,
    });
  });

  test('adds the stored answer key to a Learner’s change (D-137)', () => {
    const plan = planOf(
      change('2learner', 'q-fill', { '/data': text({ paragraph: 'First [[]], then [[]].' }) }),
      change('1sipho', 'q-fill', {
        '/data': text({ ...fillIn, paragraph: '[[7]] [[8]]', feedBack: 'Well.' }),
      }),
    );
    expect(dataAfter(plan, 'q-fill')).toEqual({
      paragraph: 'First [[7]], then [[8]].',
      correctAnswers: ['7', '8'],
      feedBack: 'Well.',
    });
  });

  test('reports only a Learner’s change whose number of blanks differs from the question', () => {
    const plan = planOf(
      change('1sipho', 'q-fill', { '/data': text({ paragraph: 'Only [[1]]', correctAnswers: ['1'] }) }),
      change('2learner', 'q-fill', { '/data': text({ paragraph: '[[]] [[]]' }) }),
      change('3learner', 'q-fill', { '/data': text({ paragraph: 'One: [[]]' }) }),
      change('4learner', 'q-fill', { '/SortOrder': 1 }),
    );
    expect(plan.conflicts).toEqual(
      new Map([['2learner', 'The question has a different number of blanks now.']]),
    );
  });
});

describe('questionBeforeAndAfter and activityBeforeAndAfter', () => {
  const [stored = question('', 'truefalse', {})] = questions;
  const beforeAndAfter = (...changes: ChangeSetRecord[]) => {
    const { before, after } = questionBeforeAndAfter(stored, changes);
    const read = ({ data, ...rest }: QuestionRecord) => ({ ...rest, data: JSON.parse(data) as unknown });
    return { before: read(before), after: read(after) };
  };
  const asStored = { ...stored, data: trueFalse };

  test('return the same before and after without change sets', () => {
    expect(beforeAndAfter()).toEqual({ before: asStored, after: asStored });
  });

  test('return the current snapshot before, and all pending changes after', () => {
    const older = change('1aisha', 'q-so', {
      '/data': text({ ...trueFalse, feedBack: 'Aisha.' }),
      '/SortOrder': 2,
    });
    const newer = change(
      '2sipho',
      'q-so',
      { '/data': text({ ...trueFalse, feedBack: 'Sipho.' }) },
      {
        snapshotJson: JSON.stringify({
          Id: 'q-so',
          Type: 'truefalse',
          Data: text({ question: 'Once?', correctAnswer: false }),
          SortOrder: 1,
          MediaPath: 'files/once.png',
        }),
      },
    );
    const published = change('3thandi', 'q-so', { '/SortOrder': 9 }, { status: 'Published' });
    expect(beforeAndAfter(newer, published, older)).toEqual({
      before: {
        ...asStored,
        data: { question: 'Once?', correctAnswer: false },
        sortOrder: 1,
        mediaPath: 'files/once.png',
      },
      after: {
        ...asStored,
        data: { ...trueFalse, feedBack: 'Sipho.' },
        sortOrder: 2,
        mediaPath: 'files/once.png',
      },
    });
  });

  test.each(['Rejected', 'Approved', 'Published'] as const)(
    'return a %s change set as `after` when it is the latest',
    (status) => {
      const latest = change('2sipho', 'q-so', { '/MediaPath': 'data:image/png;base64,AAAA' }, { status });
      const earlier = change('1aisha', 'q-so', { '/SortOrder': 5 }, { status: 'Published' });
      expect(beforeAndAfter(earlier, latest).after).toEqual({
        ...asStored,
        mediaPath: 'data:image/png;base64,AAAA',
      });
    },
  );

  test('restore the answer key of a Learner’s change after earlier changes', () => {
    const tutor = change('1sipho', 'q-so', { '/data': text({ ...trueFalse, correctAnswer: false }) });
    const learner = change(
      '2learner',
      'q-so',
      { '/data': text({ question: 'Really?' }) },
      {
        snapshotJson: JSON.stringify({
          Id: 'q-so',
          Type: 'truefalse',
          Data: text({ question: 'So?' }),
          SortOrder: 0,
          MediaPath: null,
        }),
      },
    );
    expect(beforeAndAfter(tutor, learner)).toEqual({
      before: asStored,
      after: { ...asStored, data: { question: 'Really?', correctAnswer: false, feedBack: 'Yes.' } },
    });
  });

  test('compare the fields of an activity', () => {
    const now = { title: 'Now', description: null };
    expect(activityBeforeAndAfter(now, [])).toEqual({ before: now, after: now });
    const changes = [
      change('1aisha', 'act-1', { '/Title': 'New', '/Description': null }),
      change('2sipho', 'act-1', { '/Title': 'Newest' }),
      change('3sipho', 'act-1', { '/Title': 'No' }, { status: 'Rejected' }),
    ];
    expect(activityBeforeAndAfter(now, changes)).toEqual({
      before: { title: 'Old', description: 'Old.' },
      after: { title: 'Newest', description: null },
    });
  });
});
