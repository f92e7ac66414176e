import { expect, test } from 'vitest';
import { notSubmittedMessage, submissionFailureMessage } from '#answers/messages.ts';
import { Problem } from '#api/problem.ts';

test.each([418, 500, 503])('the cause of a failed submission (%i) does not repeat the title', (status) => {
  const cause = submissionFailureMessage(new Problem(status, 'Failed'));
  expect(cause).toContain('Your answers are still here.');
  expect(cause).not.toMatch(/try again/i);
  expect(notSubmittedMessage).toMatch(/try again/i);
});
