import { describe, expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import { decisionProblem } from '#features/moderation/decide/decision-problem.ts';
import { decisionMessage } from '#features/moderation/decide/decision-text.tsx';
import { createSummary } from './change-set-summary.ts';

describe('decision messages', () => {
  test.each([
    ['change-not-pending', /^Another moderator has decided in the meantime/],
    ['field-conflict', /Choose which text/],
    ['question-changed', /does not fit any more/],
    ['something-new', /^Another user has changed this in the meantime/],
  ])('decisionProblem explains the code %s', (code, advice) => {
    const text = decisionProblem(new Problem(409, 'A sentence.', { code }), 'Approve failed.');
    expect(text.title).toBe('Approve failed.');
    expect(text.advice).toMatch(advice);
  });

  test('decisionMessage omits unknown parts', () => {
    const rejected = { ...createSummary('chs-1', 'que-1', 'Rejected'), decidedBy: 'Pieter Botha' };
    expect(decisionMessage(rejected)).toBe('Rejected by Pieter Botha');
    expect(decisionMessage(createSummary('chs-1', 'que-1', 'Published'))).toBe('Approved');
  });
});
