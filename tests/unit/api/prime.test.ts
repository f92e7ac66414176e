import { QueryClient, queryOptions } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { deferred, existing, LoadFailure, optional, prime, required } from '#api/prime.ts';
import { Problem } from '#api/problem.ts';

const unavailable = new Problem(503, '');
const notFound = new Problem(404, '');

let queryClient: QueryClient;
let started: string[];

beforeEach(() => {
  queryClient = new QueryClient();
  started = [];
});

const queryFor = (name: string, load: () => string | Promise<string>, staleTime = 0) =>
  queryOptions({
    queryKey: ['topics', name] as const,
    staleTime,
    queryFn: () => {
      started.push(name);
      return load();
    },
  });

const failing = (name: string, problem: Problem, staleTime?: number) =>
  queryFor(name, () => Promise.reject(problem), staleTime);

const neverSettle = () => new Promise<never>(() => {});

test('prime requests all queries at once, and returns their data by name', async () => {
  const first = Promise.withResolvers<string>();
  const loading = prime(queryClient, {
    subject: queryFor('subject', () => first.promise),
    topics: required(queryFor('topics', () => 'Fractions')),
    terms: optional(queryFor('terms', () => 'Term 1')),
    report: deferred(queryFor('report', () => 'Rows')),
  });
  await Promise.resolve();
  expect(started).toEqual(['subject', 'topics', 'terms', 'report']);
  first.resolve('Mathematics');
  expect(await loading).toMatchObject({ subject: 'Mathematics', topics: 'Fractions', terms: 'Term 1' });
});

describe('prime with a required query', () => {
  test('rejects with the problem', async () => {
    await expect(prime(queryClient, { topics: failing('topics', notFound) })).rejects.toBe(notFound);
  });

  test('rejects with the declared message and the problem as its cause', async () => {
    const data = { topics: required(failing('topics', notFound), 'Failed to load topics.') };
    const error = await prime(queryClient, data).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(LoadFailure);
    expect(error).toMatchObject({ message: 'Failed to load topics.', cause: notFound });
  });

  test('uses a message that the query declares for one kind of failure, and otherwise rejects with the problem', async () => {
    const textFor = (cause: unknown) => (cause === notFound ? 'Not found.' : undefined);
    await expect(
      prime(queryClient, { topics: required(failing('topics', notFound), textFor) }),
    ).rejects.toThrow('Not found.');
    await expect(
      prime(queryClient, { terms: required(failing('terms', unavailable), textFor) }),
    ).rejects.toBe(unavailable);
  });
});

describe('prime with `optional`, `existing` or `deferred`', () => {
  test('returns undefined for an `optional` query that fails', async () => {
    const data = { topics: optional(failing('topics', notFound)), terms: queryFor('terms', () => 'Term 1') };
    expect(await prime(queryClient, data)).toEqual({ topics: undefined, terms: 'Term 1' });
  });

  test('returns undefined for an `existing` query with a temporary failure', async () => {
    expect(await prime(queryClient, { topics: existing(failing('topics', unavailable)) })).toEqual({
      topics: undefined,
    });
  });

  test('rejects for an `existing` query with a 404', async () => {
    await expect(prime(queryClient, { topics: existing(failing('topics', notFound)) })).rejects.toBe(
      notFound,
    );
  });

  test('does not wait for a `deferred` query', async () => {
    const data = {
      report: deferred(queryFor('report', neverSettle)),
      activities: deferred(failing('activities', notFound)),
      terms: queryFor('terms', () => 'Term 1'),
    };
    expect(await prime(queryClient, data)).toMatchObject({ terms: 'Term 1' });
    expect(started).toContain('report');
  });
});

describe('prime on a shown screen', () => {
  const staleTime = 30_000;
  beforeEach(async () => {
    await prime(queryClient, { topics: queryFor('topics', () => 'Fractions', staleTime) });
    await queryClient.invalidateQueries();
  });

  test.each([0, 500, 503])('returns cached data on a temporary failure (%i)', async (status) => {
    const data = { topics: failing('topics', new Problem(status, ''), staleTime) };
    expect(await prime(queryClient, data)).toEqual({ topics: 'Fractions' });
  });

  test.each([402, 403, 404])('rejects on a refusal (%i)', async (status) => {
    const data = { topics: failing('topics', new Problem(status, ''), staleTime) };
    await expect(prime(queryClient, data)).rejects.toMatchObject({ status });
  });

  test('rejects on a temporary failure when the query has no stale time', async () => {
    await expect(prime(queryClient, { topics: failing('topics', unavailable) })).rejects.toBe(unavailable);
  });
});
