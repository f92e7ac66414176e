import { beforeEach, expect, test, vi } from 'vitest';
import type { GradeRecord } from '#mocks/data/models/curriculum.ts';
import { handleCall } from '#mocks/server/handle-call.ts';
import { created, operation } from '#mocks/server/operation.ts';
import { testNow, useMock } from '../mock-fixture.ts';

/* Tests how the backend queues calls, saves their changes, and undoes the changes of failed calls. */
const mock = useMock();

function request(): Request {
  const headers = new Headers(mock.headers());
  headers.set('Content-Type', 'application/json');
  const body = JSON.stringify({ title: 'Grade 9' });
  return new Request('http://api.springbyte.test/grades', { method: 'POST', headers, body });
}

const dump = () => JSON.stringify(mock.backend.db.dump());

beforeEach(() => mock.signInAs('thandi'));

const call = async (resolve: Parameters<typeof operation<'createGrade'>>[1]) => {
  const before = dump();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await handleCall(mock.backend, operation('createGrade', resolve), request(), {});
  return { before, status: response.status };
};

/** Inserts, updates and removes rows in the middle of tables. */
function change({ db }: typeof mock.backend): GradeRecord {
  const grade = db.grades.insert({ id: 'grd-9', title: 'Grade 9', description: null });
  db.grades.update('grd-2', { title: 'Second' });
  db.grades.remove('grd-1');
  db.grades.update('grd-3', { title: 'Third' });
  db.grades.remove('grd-3');
  db.users.remove('lrn-lwazi');
  db.subjects.removeWhere('gradeId', ['grd-4']);
  db.grades.upsert({ ...grade, title: 'Ninth' });
  return grade;
}

test('undoes the changes of a handler that throws', async () => {
  const { before, status } = await call(() => {
    change(mock.backend);
    throw new Error('This handler is broken.');
  });
  expect(status).toBe(500);
  expect(dump()).toBe(before);
});

test('undoes the changes when the response deviates from the contract', async () => {
  const { before, status } = await call(() => created({ ...change(mock.backend), extra: 'unknown' }));
  expect(status).toBe(500);
  expect(dump()).toBe(before);
  expect(mock.backend.deviations.splice(0)).toHaveLength(1);
});

test('restores the indexes after undoing', async () => {
  const { db } = mock.backend;
  const subjects = db.subjects.where('gradeId', 'grd-4').map(({ id }) => id);
  await call(() => {
    change(mock.backend);
    throw new Error('This handler is broken.');
  });
  expect(db.subjects.where('gradeId', 'grd-4').map(({ id }) => id)).toEqual(subjects);
  expect(db.users.getOrThrow('lrn-lwazi').name).toBe('Lwazi');
  expect(db.grades.get('grd-9')).toBeUndefined();
  db.grades.update('grd-1', { title: 'First' });
  expect(db.grades.all()[0]?.title).toBe('First');
});

test('keeps the changes of a successful call, and passes them to the listener', async () => {
  const savedTables: string[][] = [];
  mock.backend.db.takeChanges();
  mock.backend.listen({ tables: async (tables) => void savedTables.push(tables) });
  const { status } = await call(({ db }) =>
    created(db.grades.insert({ id: 'grd-9', title: 'Grade 9', description: null })),
  );
  expect(status).toBe(201);
  expect(mock.backend.db.grades.getOrThrow('grd-9').title).toBe('Grade 9');
  expect(savedTables).toEqual([['grades']]);
  mock.backend.listen({});
});

test('saves the changes of waiting calls together, and resolves the calls after the save', async () => {
  const { backend } = mock;
  mock.setNow(testNow);
  const steps: string[] = [];
  backend.db.takeChanges();
  backend.listen({
    tables: async (tables) => {
      await Promise.resolve();
      steps.push(`saved ${tables.join()}`);
    },
  });
  const rename = async (id: string) => {
    await backend.change(
      async () => void backend.db.grades.update(id, { title: `New ${id}` }),
      () => true,
    );
    steps.push(id);
  };
  await Promise.all(['grd-1', 'grd-2', 'grd-3'].map(rename));
  expect(steps).toEqual(['saved grades', 'grd-1', 'grd-2', 'grd-3']);

  backend.listen({ tables: () => Promise.reject(new Error('No room.')) });
  await expect(rename('grd-1')).rejects.toThrow('No room.');
  backend.listen({});
  await rename('grd-2');
  expect(backend.db.grades.get('grd-2')?.title).toBe('New grd-2');
});

test('a call without changes waits neither for later calls nor for a save', async () => {
  const { backend } = mock;
  mock.setNow(testNow);
  backend.db.takeChanges();
  const neverSaved = Promise.withResolvers<void>();
  backend.listen({ tables: () => neverSaved.promise });
  const read = backend.change(
    async () => backend.db.grades.get('grd-1')?.title,
    () => true,
  );
  const write = backend.change(
    async () => void backend.db.grades.update('grd-1', { title: 'Another' }),
    () => true,
  );
  expect(await read).toBe('Grade 1');
  neverSaved.reject(new Error('No room.'));
  await expect(write).rejects.toThrow('No room.');
  backend.listen({});
});

test('a call waits for the previous one, and does not see changes that are undone', async () => {
  const { backend } = mock;
  mock.setNow(testNow);
  const slow = backend.change(
    async () => {
      backend.db.grades.remove('grd-1');
      await Promise.resolve();
      return false;
    },
    (shouldCommit) => shouldCommit,
  );
  const next = backend.change(
    async () => backend.db.grades.get('grd-1')?.title,
    () => true,
  );
  expect(await slow).toBe(false);
  expect(await next).toBe('Grade 1');
});

test('breaks the connection of a call that waits during a reset', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    mock.backend.faults.add({ operation: 'createGrade', delay: 1000, times: 1 });
    const outcome = fetch(request()).then(
      () => 'a response',
      () => 'a broken connection',
    );
    while (mock.backend.faults.active().length > 0) await new Promise(setImmediate);
    await mock.backend.reset();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toBe('a broken connection');
  } finally {
    vi.useRealTimers();
  }
  expect(mock.backend.db.grades.all()).toHaveLength(8);
});
