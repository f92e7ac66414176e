import { describe, expect, test } from 'vitest';
import { examplesOf, notFound, idMismatch, reportOf, terms, topics } from '../curriculum-calls.ts';
import { useMock } from '../mock-fixture.ts';
import { orphansOf } from '../orphans.ts';
import { refusalOf } from '../refusal.ts';

const mock = useMock();
const { backend } = mock;
const asAdmin = () => mock.signInAs('thandi');
const autumn = { id: 'trm-2', title: 'Autumn', description: 'April to June' };

const termsOfReport = async () =>
  new Set((await reportOf('lrn-lwazi')).map(({ termTitle }) => termTitle ?? 'none'));

test.each(examplesOf('Terms'))('$operation accepts the example "$example"', async ({ send }) => {
  await asAdmin();
  expect((await send(mock.headers())).ok).toBe(true);
});

test('getTerm returns a term to a learner, and 404 for an unknown term', async () => {
  await mock.signInAs('lwazi');
  expect(await terms.get('trm-2')).toEqual({ id: 'trm-2', title: 'Term 2', description: 'April to June' });
  await expect(terms.get('trm-none')).rejects.toMatchObject(notFound('Term'));
});

test('createTerm, updateTerm and deleteTerm refuse all roles except Admin', async () => {
  for (const persona of ['aisha', 'pieter', 'sipho', 'grace', 'naledi', 'lwazi']) {
    await mock.signInAs(persona);
    for (const call of [
      () => terms.create({ title: 'Term 5' }),
      () => terms.update('trm-2', autumn),
      () => terms.remove('trm-2'),
    ]) {
      expect(await refusalOf(backend, call)).toMatchObject({ status: 403 });
    }
  }
});

test('createTerm adds a term that learners see and a topic can use', async () => {
  await asAdmin();
  const term = await terms.create({ title: 'Holidays' });
  expect(term).toEqual({
    id: expect.stringMatching(/^trm-/) as string,
    title: 'Holidays',
    description: null,
  });
  expect(await terms.get(term.id)).toEqual(term);
  const topic = await topics.create({ title: 'Kites', subjectId: 'sub-4-maths', termId: term.id });
  expect(topic.termId).toBe(term.id);
  await mock.signInAs('zola');
  expect(await terms.list()).toContainEqual(term);
});

test('createTerm rejects a blank title', async () => {
  await asAdmin();
  expect(await refusalOf(backend, () => terms.create({ title: ' ' }))).toMatchObject({
    status: 400,
    errors: { title: [expect.any(String)] },
  });
});

describe('updateTerm', () => {
  test('changes the title, also in reports of earlier attempts', async () => {
    await asAdmin();
    expect(await termsOfReport()).toContain('Term 2');
    expect(await terms.update('trm-2', autumn)).toEqual(autumn);
    expect(await termsOfReport()).toContain('Autumn');
    expect(await termsOfReport()).not.toContain('Term 2');
  });

  test('compares the ids before it looks up the term', async () => {
    await asAdmin();
    expect(await refusalOf(backend, () => terms.update('trm-none', autumn))).toMatchObject(idMismatch);
    expect(
      await refusalOf(backend, () => terms.update('trm-none', { ...autumn, id: 'trm-none' })),
    ).toMatchObject(notFound('Term'));
  });
});

describe('deleteTerm', () => {
  test('keeps topics, activities and attempts without a term', async () => {
    await asAdmin();
    const before = backend.db.dump();
    const ofTerm = before.topics.filter(({ termId }) => termId === 'trm-2').map(({ id }) => id);
    await terms.remove('trm-2');
    await expect(terms.get('trm-2')).rejects.toMatchObject(notFound('Term'));
    expect(await topics.get('top-4-fractions')).toMatchObject({ title: 'Fractions', termId: null });
    expect(await termsOfReport()).toContain('none');
    const after = backend.db.dump();
    expect(after.topics).toEqual(
      before.topics.map((topic) => (ofTerm.includes(topic.id) ? { ...topic, termId: null } : topic)),
    );
    const { terms: _terms, topics: _changed, ...others } = before;
    expect(after).toMatchObject(others);
    expect(orphansOf(backend.db)).toEqual([]);
  });

  test('returns 404 for an unknown id', async () => {
    await asAdmin();
    expect(await refusalOf(backend, () => terms.remove('trm-none'))).toMatchObject(notFound('Term'));
  });
});
