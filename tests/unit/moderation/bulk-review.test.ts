import { describe, expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { afterLabel } from '#features/moderation/bulk-review/review-cards.ts';
import { isSelected, selectedIds, toggled } from '#features/moderation/bulk-review/selection.ts';
import { decidedWords } from '#features/moderation/decide/decided.tsx';
import { decisionProblem } from '#features/moderation/decide/decision-problem.ts';
import { newerPending } from '#features/moderation/decide/newer-pending.ts';

test.each([
  [['None', 'Rejected', 'Published', 'Pending'], 'Proposed'],
  [['None', 'Published', 'Rejected'], 'Rejected'],
  [['None', 'Published'], 'Published'],
  [['Approved', 'None'], 'Published'],
  [['None', 'None'], 'Active'],
  [[], 'Active'],
])('the label of After for questions that are %j is %s (MOD-020)', (statuses, label) => {
  expect(afterLabel(statuses)).toBe(label);
});

describe('selection', () => {
  const one = { pendingIds: ['chs-1', 'chs-2'] };
  const other = { pendingIds: ['chs-3'] };
  const decided = { pendingIds: [] };
  const none: ReadonlySet<string> = new Set();

  test('a card stands for its change sets, which are counted (D-168)', () => {
    const both = toggled(toggled(none, one, true), other, true);
    expect(selectedIds([one, other, decided], both)).toEqual(['chs-1', 'chs-2', 'chs-3']);
    expect(selectedIds([one, other], toggled(both, one, false))).toEqual(['chs-3']);
    expect(none.size).toBe(0);
  });

  test('what is not shown is not selected', () => {
    expect(selectedIds([other], toggled(toggled(none, one, true), other, true))).toEqual(['chs-3']);
  });

  test('a card without anything pending is never selected', () => {
    expect(isSelected(decided, new Set(['chs-1']))).toBe(false);
  });

  test('a change that came meanwhile takes the selection away, and a decided one does not', () => {
    const selection = toggled(none, one, true);
    expect(isSelected({ pendingIds: ['chs-1', 'chs-2', 'chs-9'] }, selection)).toBe(false);
    expect(isSelected({ pendingIds: ['chs-2'] }, selection)).toBe(true);
  });
});

const change = (id: string, entityId: string, status: ChangeSetSummary['status']): ChangeSetSummary => ({
  id,
  entityType: 'Question',
  entityId,
  status,
  submittedAtUtc: '2025-05-14T08:00:00Z',
  submittedByUserId: 'usr-1',
  submittedBy: 'Sipho Dlamini',
  comment: null,
  decidedAtUtc: null,
  decidedByUserId: null,
  decidedBy: null,
  reason: null,
});

test('newer pending changes are those of the same record that were submitted later', () => {
  const history = [
    change('chs-5', 'que-1', 'Pending'),
    change('chs-4', 'que-2', 'Published'),
    change('chs-3', 'que-1', 'Published'),
    change('chs-2', 'que-1', 'Pending'),
    change('chs-1', 'que-1', 'Published'),
  ];
  expect(newerPending('chs-2', history).map(({ id }) => id)).toEqual(['chs-5']);
  expect(newerPending('chs-unknown', history)).toEqual([]);
});

describe('a decision', () => {
  test.each([
    ['change-not-pending', /^Another moderator has decided in the meantime/],
    ['field-conflict', /Choose which text/],
    ['question-changed', /does not fit any more/],
    ['something-new', /^Another user has changed this in the meantime/],
  ])('refused as %s says what that means', (code, advice) => {
    const text = decisionProblem(new Problem(409, 'A sentence.', { code }), 'Approve failed.');
    expect(text.title).toBe('Approve failed.');
    expect(text.advice).toMatch(advice);
  });

  test('is told by who and when, as far as it is known', () => {
    const rejected = { ...change('chs-1', 'que-1', 'Rejected'), decidedBy: 'Pieter Botha' };
    expect(decidedWords(rejected)).toBe('Rejected by Pieter Botha');
    expect(decidedWords(change('chs-1', 'que-1', 'Published'))).toBe('Approved');
  });
});
