import { expect, test } from '@playwright/test';

test('passes', () => {
  expect(1).toBe(1);
});

test.describe('a suite', () => {
  test('fails in its second round', () => {
    expect(test.info().repeatEachIndex).toBe(0);
  });

  test('passes on its retry', () => {
    expect(test.info().retry).toBe(1);
  });
});
