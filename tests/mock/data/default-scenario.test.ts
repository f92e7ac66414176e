import { factory } from '@mswjs/data';
import { describe, expect, test } from 'vitest';
import { tableNames } from '#mocks/data/db.ts';
import { models } from '#mocks/data/models.ts';
import { loadScenario } from '#mocks/data/scenarios.ts';

const now = new Date('2025-05-15T13:08:00Z');
const demoData = await loadScenario('default', now);

describe('defaultScenario', () => {
  test('is always the same for the same date-time', async () => {
    expect(await loadScenario('default', now)).toEqual(demoData);
  });

  test('has dates relative to now, so that an active plan stays active', async () => {
    const later = await loadScenario('default', new Date('2026-05-15T13:08:00Z'));
    const expiry = (one: typeof demoData) =>
      one.subscriptions.map(({ expirationDate }) => expirationDate?.slice(0, 4));
    expect(expiry(demoData)).toEqual(['2025', '2025']);
    expect(expiry(later)).toEqual(['2026', '2026']);
  });

  test('stores no readable password', () => {
    expect(JSON.stringify(demoData)).not.toContain('Learn2code!');
  });
});

test.each(tableNames)('each row of %s is a record of its model', (name) => {
  // In a browser, `@mswjs/data` would open a channel to other tabs (ADR 4).
  const model = factory(models)[name];
  for (const row of demoData[name]) expect(structuredClone(model.create(row as never))).toEqual(row);
});
