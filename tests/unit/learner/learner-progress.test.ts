import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { groupByTerm } from '#components/curriculum/term-groups.ts';
import { learnerFigures } from '#components/learner/figures.ts';
import { loadDashboard } from '#features/learner/dashboard/dashboard-data.ts';
import {
  findBestAttempt,
  isCompleted,
  countTopicProgress,
  countProgress,
} from '#features/learner/progress.ts';
import { resolveLearner } from '#features/learner/topics/topics-data.ts';
import { subjectKey } from '#lib/subject-key.ts';
import type { SessionDetails } from '#session/claims.ts';
import type { Role } from '#session/roles.ts';

const activity = (topicId: string, attempts = 0) => ({ topicId, results: Array.from({ length: attempts }) });

describe('countProgress, isCompleted, countTopicProgress', () => {
  test('counts an activity with at least one attempt as done (LRN-019)', () => {
    expect(countProgress([activity('a'), activity('a', 1), activity('b', 3)])).toEqual({ done: 2, total: 3 });
  });

  test('does not treat a topic without activities as completed (D-055)', () => {
    expect(isCompleted({ done: 2, total: 2 })).toBe(true);
    expect(isCompleted({ done: 1, total: 2 })).toBe(false);
    expect(isCompleted({ done: 0, total: 0 })).toBe(false);
  });

  test('counts each given topic and their total, without other subjects', () => {
    const topics = [{ id: 'a' }, { id: 'b' }, { id: 'empty' }];
    const progress = countTopicProgress(topics, [activity('a', 1), activity('b'), activity('elsewhere', 1)]);
    expect(progress.of('a')).toEqual({ done: 1, total: 1 });
    expect(progress.of('b')).toEqual({ done: 0, total: 1 });
    expect(progress.of('empty')).toEqual({ done: 0, total: 0 });
    expect(progress.all).toEqual({ done: 1, total: 2 });
  });
});

describe('groupByTerm', () => {
  const topic = (title: string, termId: string | null) => ({
    id: title,
    title,
    termId,
    description: null,
    subjectId: 'sub',
  });
  const terms = [
    { id: 't10', title: 'Term 10' },
    { id: 't2', title: 'Term 2' },
    { id: 't1', title: 'Term 1' },
  ];
  const groupsOf = (...topics: ReturnType<typeof topic>[]) =>
    groupByTerm(topics, terms).map((group) => [group.title, ...group.topics.map(({ title }) => title)]);

  test('sorts the terms naturally and keeps the order of the topics (D-155)', () => {
    expect(groupsOf(topic('b', 't10'), topic('a', 't2'), topic('c', 't10'))).toEqual([
      ['Term 2', 'a'],
      ['Term 10', 'b', 'c'],
    ]);
  });

  test('puts topics without a known term last (D-234)', () => {
    expect(groupsOf(topic('loose', null), topic('lost', 'unknown'), topic('a', 't1'))).toEqual([
      ['Term 1', 'a'],
      ['Unassigned Topics', 'loose', 'lost'],
    ]);
  });

  test('leaves out empty groups', () => {
    expect(groupsOf()).toEqual([]);
  });
});

describe('findBestAttempt', () => {
  test('returns the attempt with the highest share of its possible score', () => {
    const attempts = [
      { totalScore: 4, activityTotalScore: 8 },
      { totalScore: 3, activityTotalScore: 4 },
      { totalScore: 0, activityTotalScore: 0 },
    ];
    expect(findBestAttempt(attempts)).toBe(attempts[1]);
  });

  test('returns the earliest of equal attempts, and undefined without attempts', () => {
    const equals = [
      { totalScore: 2, activityTotalScore: 4 },
      { totalScore: 1, activityTotalScore: 2 },
    ];
    expect(findBestAttempt(equals)).toBe(equals[0]);
    expect(findBestAttempt([])).toBeUndefined();
  });
});

describe('learnerFigures (D-053)', () => {
  const row = (
    activityTitle: string,
    totalScore: number,
    activityTotalScore: number,
    modifiedDate: string,
  ) => ({
    id: `att-${modifiedDate}`,
    activityId: `act-${activityTitle}`,
    topicId: 'top-fractions',
    modifiedDate,
    termTitle: null,
    subjectTitle: 'Mathematics',
    topicTitle: 'Fractions',
    activityTitle,
    attemptNumber: 1,
    totalScore,
    activityTotalScore,
  });

  test('returns zeros without results', () => {
    expect(learnerFigures([])).toEqual({ gradeAverage: 0, answered: 0, lastActivity: undefined });
  });

  test('averages the best attempt at each activity, in whole percent', () => {
    const report = [
      row('Halves', 1, 4, '2025-05-12T09:00:00Z'),
      row('Halves', 3, 4, '2025-05-13T09:00:00Z'),
      row('Thirds', 2, 3, '2025-05-14T09:00:00Z'),
    ];
    // (75 % + 66.7 %) / 2
    expect(learnerFigures(report)).toEqual({
      gradeAverage: 71,
      answered: 3,
      lastActivity: '2025-05-14T09:00:00Z',
    });
  });

  test('separates activities with the same title in different topics', () => {
    const report = [
      row('Quiz', 4, 4, '2025-05-12T09:00:00Z'),
      { ...row('Quiz', 0, 4, '2025-05-12T09:00:00Z'), activityId: 'act-other', topicTitle: 'Whole numbers' },
    ];
    expect(learnerFigures(report).gradeAverage).toBe(50);
  });

  test('counts an unscored activity as answered, without lowering the average', () => {
    const report = [row('Essay', 0, 0, '2025-05-12T09:00:00Z'), row('Halves', 4, 4, '2025-05-11T09:00:00Z')];
    expect(learnerFigures(report)).toMatchObject({ gradeAverage: 100, answered: 2 });
  });

  test('compares timestamps with different UTC offsets (D-086)', () => {
    const report = [
      row('Early', 1, 1, '2025-05-14T11:30:00+02:00'),
      row('Late', 1, 1, '2025-05-14T10:00:00Z'),
    ];
    expect(learnerFigures(report).lastActivity).toBe('2025-05-14T10:00:00Z');
  });
});

describe('subjectKey', () => {
  test.each([
    ['English Home Language', 'english'],
    ['Mathematics', 'maths'],
    ['Natural Sciences and Technology', 'science'],
    ['Natural Sciences', 'science'],
    ['Social Sciences', 'social'],
    ['Coding and Robotics', 'coding'],
    ['Life Skills', 'life'],
    ['Economic and Management Sciences', 'ems'],
  ])('maps %s to %s', (title, key) => {
    expect(subjectKey(title)).toBe(key);
  });

  test('returns a stable key for an unknown title', () => {
    expect(subjectKey('Wonderland')).toBe(subjectKey('wonderland'));
    expect(subjectKey('')).toBe('maths');
  });
});

describe('resolveLearner', () => {
  const session = (role: Role, id = 'lrn-zola'): SessionDetails => ({
    id,
    role,
    name: 'Zola',
    surname: 'Khumalo',
    fullName: 'Zola Khumalo',
    title: '',
    gradeId: undefined,
    permissions: [],
    expiresAt: 0,
  });
  const missing = 'Missing subject or learner information.';

  test('returns the signed-in learner and ignores the URL', () => {
    expect(resolveLearner(session('Learner'), 'sub', 'lrn-lwazi')).toEqual({
      id: 'lrn-zola',
      isCurrentUser: true,
    });
  });

  test('returns the learner in the URL for an Admin (D-057)', () => {
    expect(resolveLearner(session('Admin'), 'sub', 'lrn-lwazi')).toEqual({
      id: 'lrn-lwazi',
      isCurrentUser: false,
    });
    expect(() => resolveLearner(session('Admin'), 'sub', undefined)).toThrow(missing);
  });

  test('throws without a subject or a learner', () => {
    expect(() => resolveLearner(session('Learner'), '', undefined)).toThrow(missing);
    expect(() => resolveLearner(session('Learner', ''), 'sub', undefined)).toThrow(missing);
    expect(() => resolveLearner(undefined, 'sub', undefined)).toThrow(missing);
  });

  test('loadDashboard rejects without a session (LRN-012)', async () => {
    await expect(loadDashboard(new QueryClient())).rejects.toThrow('Not authenticated');
  });
});
