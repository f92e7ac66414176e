import { expect, test } from 'vitest';
import { useMock } from '../mock-fixture.ts';

const mock = useMock();

test('replaceTables() waits for earlier calls, and does not report the tables as changed', async () => {
  const { backend } = mock;
  const saved: string[][] = [];
  backend.listen({
    tables: async (names) => {
      saved.push(names);
    },
  });
  const grades = backend.db.grades.where('title', 'Grade 1');
  const renamed = grades.map((grade) => ({ ...grade, title: 'First' }));
  const { promise: otherTab, resolve } = Promise.withResolvers<void>();
  const before = backend.change(
    async () => {
      await otherTab;
      backend.db.nextId('att');
    },
    () => true,
  );
  const replaced = backend.replaceTables(async () => ({ grades: renamed }));
  resolve();
  await Promise.all([before, replaced]);
  expect(backend.db.grades.where('title', 'Grade 1')).toEqual([]);
  expect(backend.db.grades.where('title', 'First')).toEqual(renamed);
  expect(saved).toEqual([['counters']]);
});
