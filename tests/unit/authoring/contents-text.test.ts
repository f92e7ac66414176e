import { describe, expect, test } from 'vitest';
import { activitiesIn, contentsText, questionsIn, topicsIn } from '#features/authoring/contents-text.ts';
import { groupAndType } from '#features/authoring/subjects/group-and-type.ts';

describe('what goes with something that is deleted', () => {
  test('is counted', () => {
    expect(contentsText([topicsIn(9), activitiesIn(1)])).toBe(
      'Its 9 topics and 1 activity go with it, and so does everything that learners have done in them.',
    );
    expect(contentsText([questionsIn(1)])).toBe(
      'Its 1 question goes with it, and so does everything that learners have done in it.',
    );
  });

  test('is named without a number while that is not known', () => {
    expect(contentsText([topicsIn(), activitiesIn()])).toBe(
      'Its topics and activities go with it, and so does everything that learners have done in them.',
    );
  });

  test('is nothing, or leaves out what there is none of', () => {
    expect(contentsText([topicsIn(0), activitiesIn(0)])).toBe('There is nothing in it yet.');
    expect(contentsText([topicsIn(2), activitiesIn(0)])).toContain('Its 2 topics go with it');
  });
});

test('group and type of a subject have a dash between them only when there are both (D-154)', () => {
  expect(groupAndType({ subjectGroup: 'Languages', subjectType: 'Home Language' })).toBe(
    'Languages - Home Language',
  );
  expect(groupAndType({ subjectGroup: null, subjectType: 'Home Language' })).toBe('Home Language');
  expect(groupAndType({ subjectGroup: 'Languages', subjectType: ' ' })).toBe('Languages');
  expect(groupAndType({ subjectGroup: null, subjectType: null })).toBe('');
});
