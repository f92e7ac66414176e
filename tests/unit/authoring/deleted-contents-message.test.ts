import { describe, expect, test } from 'vitest';
import {
  activityContents,
  deletedContentsMessage,
  questionContents,
  topicContents,
} from '#features/authoring/deleted-contents-message.ts';

describe('deletedContentsMessage', () => {
  test('counts the contents', () => {
    expect(deletedContentsMessage([topicContents(9), activityContents(1)])).toBe(
      'Its 9 topics and 1 activity are deleted as well, with everything that learners have done in them.',
    );
    expect(deletedContentsMessage([questionContents(1)])).toBe(
      'Its 1 question is deleted as well, with everything that learners have done in it.',
    );
  });

  test('omits unknown counts', () => {
    expect(deletedContentsMessage([topicContents(), activityContents()])).toBe(
      'Its topics and activities are deleted as well, with everything that learners have done in them.',
    );
  });

  test('omits empty contents', () => {
    expect(deletedContentsMessage([topicContents(0), activityContents(0)])).toBe('It is empty.');
    expect(deletedContentsMessage([topicContents(2), activityContents(0)])).toContain(
      'Its 2 topics are deleted as well',
    );
  });
});
