import { describe, expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { afterLabel } from '#features/moderation/bulk-review/review-cards.ts';
import { isSelected, selectedIds, toggleCard } from '#features/moderation/bulk-review/selection.ts';
import { decisionProblem } from '#features/moderation/decide/decision-problem.ts';
import { decisionMessage } from '#features/moderation/decide/decision-text.tsx';
import { findNewerPending } from '#features/moderation/single-review/change-notes.tsx';

test.each([
  [['None', 'Rejected', 'Published', 'Pending'], 'Proposed'],
  [['None', 'Published', 'Rejected'], 'Rejected'],
  [['None', 'Published'], 'Published'],
  [['Approved', 'None'], 'Published'],
  [['None', 'None'], 'Active'],
  [[], 'Active'],
])('afterLabel for questions with the statuses %j is %s (MOD-020)', (statuses, label) => {
  expect(afterLabel(statuses)).toBe(label);
});

describe('card selection', () => {
  const one = { pendingIds: ['chs-1', 'chs-2'] };
  const other = { pendingIds: ['chs-3'] };
  const decided = { pendingIds: [] };
  const none: ReadonlySet<string> = new Set();

  test('selects all change sets of a card (D-168)', () => {
    const both = toggleCard(toggleCard(none, one, true), other, true);
    expect(selectedIds([one, other, decided], both)).toEqual(['chs-1', 'chs-2', 'chs-3']);
    expect(selectedIds([one, other], toggleCard(both, one, false))).toEqual(['chs-3']);
    expect(none.size).toBe(0);
  });

  test('ignores hidden cards', () => {
    expect(selectedIds([other], toggleCard(toggleCard(none, one, true), other, true))).toEqual(['chs-3']);
  });

  test('never selects a card without pending changes', () => {
    expect(isSelected(decided, new Set(['chs-1']))).toBe(false);
  });

  test('deselects a card with a new change, but not after a decision', () => {
    const selection = toggleCard(none, one, true);
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

test('findNewerPending returns later pending changes to the same record', () => {
  const history = [
    change('chs-5', 'que-1', 'Pending'),
    change('chs-4', 'que-2', 'Published'),
    change('chs-3', 'que-1', 'Published'),
    change('chs-2', 'que-1', 'Pending'),
    change('chs-1', 'que-1', 'Published'),
  ];
  expect(findNewerPending('chs-2', history).map(({ id }) => id)).toEqual(['chs-5']);
  expect(findNewerPending('chs-unknown', history)).toEqual([]);
});

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
    const rejected = { ...change('chs-1', 'que-1', 'Rejected'), decidedBy: 'Pieter Botha' };
    expect(decisionMessage(rejected)).toBe('Rejected by Pieter Botha');
    expect(decisionMessage(change('chs-1', 'que-1', 'Published'))).toBe('Approved');
  });
});
