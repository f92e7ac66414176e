import { describe, expect, test } from 'vitest';
import { groupByTerm } from '#components/curriculum/term-groups.ts';

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
