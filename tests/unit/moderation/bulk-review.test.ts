import { describe, expect, test } from 'vitest';
import { afterLabel } from '#features/moderation/bulk-review/review-cards.ts';
import { isSelected, selectedIds, toggleCard } from '#features/moderation/bulk-review/selection.ts';

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
  const firstCard = { pendingIds: ['chs-1', 'chs-2'] };
  const secondCard = { pendingIds: ['chs-3'] };
  const decidedCard = { pendingIds: [] };
  const noSelection: ReadonlySet<string> = new Set();

  test('selects all change sets of a card (D-168)', () => {
    const both = toggleCard(toggleCard(noSelection, firstCard, true), secondCard, true);
    expect(selectedIds([firstCard, secondCard, decidedCard], both)).toEqual(['chs-1', 'chs-2', 'chs-3']);
    expect(selectedIds([firstCard, secondCard], toggleCard(both, firstCard, false))).toEqual(['chs-3']);
    expect(noSelection.size).toBe(0);
  });

  test('ignores hidden cards', () => {
    expect(
      selectedIds([secondCard], toggleCard(toggleCard(noSelection, firstCard, true), secondCard, true)),
    ).toEqual(['chs-3']);
  });

  test('never selects a card without pending changes', () => {
    expect(isSelected(decidedCard, new Set(['chs-1']))).toBe(false);
  });

  test('deselects a card with a new change, but not after a decision', () => {
    const selection = toggleCard(noSelection, firstCard, true);
    expect(isSelected({ pendingIds: ['chs-1', 'chs-2', 'chs-9'] }, selection)).toBe(false);
    expect(isSelected({ pendingIds: ['chs-2'] }, selection)).toBe(true);
  });
});
