import { describe, expect, test } from 'vitest';
import { createDb } from '#mocks/data/db.ts';
import { loadScenario } from '#mocks/data/scenarios.ts';
import { NotFound } from '#mocks/rules/failure.ts';

const demoData = await loadScenario('default', new Date('2025-05-15T13:08:00Z'));

describe('createDb', () => {
  test('restores its dump', () => {
    const db = createDb(structuredClone(demoData));
    db.topics.update('top-4-fractions', { title: 'Fractions and decimals' });
    db.users.remove('lrn-kabelo');
    expect(createDb(db.dump()).dump()).toEqual(db.dump());
  });

  test('where() includes rows that were inserted or changed after the first query', () => {
    const db = createDb(structuredClone(demoData));
    const ids = (termId: string | null) => db.topics.where('termId', termId).map(({ id }) => id);
    const before = ids('trm-2');
    expect(before).toContain('top-4-fractions');
    db.topics.update('top-4-fractions', { termId: null });
    expect(ids('trm-2')).not.toContain('top-4-fractions');
    expect(ids(null)).toContain('top-4-fractions');
    db.topics.insert({
      id: 'top-new',
      subjectId: 'sub-4-maths',
      termId: 'trm-2',
      title: 'New',
      description: '',
    });
    expect(ids('trm-2')).toContain('top-new');
    db.topics.remove('top-new');
    expect(ids('trm-2')).not.toContain('top-new');
  });

  test('keeps the position of a row when another column changes', () => {
    const db = createDb(structuredClone(demoData));
    const ids = () => db.guardians.where('learnerId', 'lrn-lwazi').map(({ parentId }) => parentId);
    expect(ids()).toEqual(['usr-naledi', 'usr-johan']);
    db.guardians.update('grn-naledi-lrn-lwazi', { relationship: 'Guardian' });
    expect(ids()).toEqual(['usr-naledi', 'usr-johan']);
  });

  test('removeWhere() removes all rows with the value, and no others', () => {
    const db = createDb(structuredClone(demoData));
    const others = db.attempts.all().filter(({ learnerId }) => learnerId !== 'lrn-lwazi');
    db.takeChanges();
    db.attempts.removeWhere('learnerId', ['lrn-none']);
    expect(db.takeChanges()).toEqual([]);
    db.attempts.removeWhere('learnerId', ['lrn-lwazi']);
    expect(db.takeChanges()).toEqual(['attempts']);
    expect(db.attempts.all()).toEqual(others);
    expect(db.attempts.where('learnerId', 'lrn-lwazi')).toEqual([]);
    const first = demoData.attempts.find(({ learnerId }) => learnerId === 'lrn-lwazi');
    // A deleted id can be inserted again.
    db.attempts.insert(first ?? raise());
    expect(db.attempts.where('learnerId', 'lrn-lwazi')).toHaveLength(1);
  });

  test('takeChanges() returns changed tables once', () => {
    const db = createDb(structuredClone(demoData));
    db.terms.update('trm-1', { title: 'First term' });
    expect(db.takeChanges()).toEqual(['terms']);
    expect(db.takeChanges()).toEqual([]);
  });

  test('update() does not change a row that was read before', () => {
    const db = createDb(demoData);
    const row = db.terms.getOrThrow('trm-1');
    const { title } = row;
    expect(db.terms.update('trm-1', { title: 'First term' }).title).toBe('First term');
    expect(row.title).toBe(title);
    expect(demoData.terms).toContain(row);
  });

  test('getOrThrow() names the missing entity', () => {
    const db = createDb(structuredClone(demoData));
    expect(() => db.topics.getOrThrow('top-none')).toThrow(new NotFound('Topic'));
  });

  test('nextId() returns unused ids', () => {
    const db = createDb(structuredClone(demoData));
    const last = db.attempts.all().at(-1);
    const id = db.nextId('att');
    expect(db.attempts.get(id)).toBeUndefined();
    db.attempts.remove(last?.id ?? '');
    db.attempts.insert({ ...(last ?? raise()), id: db.nextId('att') });
  });
});

function raise(): never {
  throw new Error('The seed has no attempts.');
}
