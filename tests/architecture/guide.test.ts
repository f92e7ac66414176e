import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCitations, readGuide } from '../../.storybook/citations.ts';
import { numbersOf, readDecisions, readRequirements } from '../../stories/guide/entries.ts';

/** A comment says "(D-118)" and a test "SUB-015": whoever reads that must find them in `stories/guide`. */

const entries = readGuide(join(import.meta.dirname, '../..'));
const numbers = entries.flatMap(numbersOf);
const citations = findCitations(join(import.meta.dirname, '../..'), entries);

test('every number that is cited anywhere is explained in the guide', () => {
  const unexplained = Object.entries(citations).filter(([number]) => !numbers.includes(number));
  expect(Object.fromEntries(unexplained)).toEqual({});
});

test('the search for citations reaches code, contract, stories and tests', () => {
  const folders = new Set(
    Object.values(citations).flatMap((files) => files.map((file) => file.split('/')[0])),
  );
  expect([...folders]).toEqual(expect.arrayContaining(['src', 'mocks', 'openapi', 'stories', 'tests']));
});

test('no number stands in the guide twice', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('the guide has the first 248 decisions in one row and requirements of 17 areas', () => {
  const decisions = numbers
    .filter((number) => number.startsWith('D-'))
    .toSorted()
    .slice(0, 248);
  expect(decisions).toEqual(decisions.map((_, index) => `D-${String(index + 1).padStart(3, '0')}`));
  expect(decisions).toHaveLength(248);
  expect(new Set(numbers.map((number) => number.replace(/-.*/, ''))).size).toBe(18);
});

test('a part stands below the requirement that it belongs to', () => {
  for (const { number, parts } of entries) {
    for (const part of parts) expect(part.number.slice(0, -1)).toBe(number);
  }
});

describe('an entry that cannot be read is an error', () => {
  test.each([
    '## D-001 Title\n\nAreas: SES\n\nText without a reason.',
    '## D-001 Title\n\nText.\n\nWhy: so.',
  ])('decision %#', (section) => {
    expect(() => readDecisions(`# Chapter\n\n${section}\n`)).toThrow('D-001 needs');
  });

  test('requirement', () => {
    expect(() => readRequirements('- SUB-001 lacks its asterisks.')).toThrow('SUB-001 lacks');
  });
});
