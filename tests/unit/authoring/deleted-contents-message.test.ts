import { describe, expect, test } from 'vitest';
import {
  activitiesIn,
  deletedContentsMessage,
  questionsIn,
  topicsIn,
} from '#features/authoring/deleted-contents-message.ts';

describe('deletedContentsMessage', () => {
  test('counts the contents', () => {
    expect(deletedContentsMessage([topicsIn(9), activitiesIn(1)])).toBe(
      'Its 9 topics and 1 activity are deleted as well, with everything that learners have done in them.',
    );
    expect(deletedContentsMessage([questionsIn(1)])).toBe(
      'Its 1 question is deleted as well, with everything that learners have done in it.',
    );
  });

  test('omits unknown counts', () => {
    expect(deletedContentsMessage([topicsIn(), activitiesIn()])).toBe(
      'Its topics and activities are deleted as well, with everything that learners have done in them.',
    );
  });

  test('omits empty contents', () => {
    expect(deletedContentsMessage([topicsIn(0), activitiesIn(0)])).toBe('It is empty.');
    expect(deletedContentsMessage([topicsIn(2), activitiesIn(0)])).toContain(
      'Its 2 topics are deleted as well',
    );
  });
});
