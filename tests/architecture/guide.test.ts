import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCitations, readGuide } from '../../.storybook/citations.ts';
import { numbersOf, readDecisions, readRequirements } from '../../stories/guide/entries.ts';

const entries = readGuide(join(import.meta.dirname, '../..'));
const numbers = entries.flatMap(numbersOf);
const citations = findCitations(join(import.meta.dirname, '../..'), entries);

test('the guide explains every cited number', () => {
  const unexplained = Object.entries(citations).filter(([number]) => !numbers.includes(number));
  expect(Object.fromEntries(unexplained)).toEqual({});
});

test('findCitations searches code, contract, stories and tests', () => {
  const folders = new Set(
    Object.values(citations).flatMap((files) => files.map((file) => file.split('/')[0])),
  );
  expect([...folders]).toEqual(expect.arrayContaining(['src', 'mocks', 'openapi', 'stories', 'tests']));
});

test('the guide has no duplicate number', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('the guide numbers each part with the number of its requirement and one more letter', () => {
  for (const { number, parts } of entries) {
    for (const part of parts) expect(part.number.slice(0, -1)).toBe(number);
  }
});

describe('readDecisions and readRequirements', () => {
  test.each([
    '## D-001 Title\n\nAreas: SES\n\nText without a reason.',
    '## D-001 Title\n\nText.\n\nWhy: so.',
  ])('throw for a malformed decision: %#', (section) => {
    expect(() => readDecisions(`# Chapter\n\n${section}\n`)).toThrow('D-001 needs');
  });

  test('throw for a malformed requirement', () => {
    expect(() => readRequirements('- SUB-001 lacks its asterisks.')).toThrow('SUB-001 lacks');
  });
});
