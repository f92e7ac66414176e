import { QueryObserver, type QueryClient, type QueryKey, type dataTagSymbol } from '@tanstack/react-query';
import { isTemporary } from './problem.ts';

/** The options that a factory in `queries/` returns. */
interface Query {
  queryKey: QueryKey;
}

/** The text that a person reads when a query fails; undefined leaves it to the route's own. */
type FailureText = string | ((cause: unknown) => string | undefined);

interface Required<Q extends Query> {
  need: 'required';
  query: Q;
  failure?: FailureText;
}

interface Optional<Q extends Query> {
  need: 'optional';
  query: Q;
}

interface Deferred<Q extends Query> {
  need: 'deferred';
  query: Q;
}

/** What a screen loads, by name. A query as its factory returns it is required. */
type Declared = Record<string, Query | Required<Query> | Optional<Query> | Deferred<Query>>;

type DataOf<Q> = Q extends { queryKey: { [dataTagSymbol]: infer Data } } ? Data : never;

/** The data of a declaration under the same names; deferred data has not arrived yet. */
export type Primed<Data extends Declared> = {
  [Name in keyof Data as Data[Name] extends Deferred<Query> ? never : Name]: Data[Name] extends Required<
    infer Q
  >
    ? DataOf<Q>
    : Data[Name] extends Optional<infer Q>
      ? DataOf<Q> | undefined
      : DataOf<Data[Name]>;
};

/** A screen could not be loaded. The message is the text that the documents give for it; the cause is mostly a Problem. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
}

/** Without it there is no screen. `failure` replaces the route's own text for this query. */
export const required = <Q extends Query>(query: Q, failure?: FailureText): Required<Q> => ({
  need: 'required',
  query,
  ...(failure !== undefined && { failure }),
});

/** The screen waits for it, and does without when it fails. */
export const optional = <Q extends Query>(query: Q): Optional<Q> => ({ need: 'optional', query });

/** Requested with the rest; the screen neither waits for it nor fails with it. */
export const deferred = <Q extends Query>(query: Q): Deferred<Q> => ({ need: 'deferred', query });

/**
 * Loads what a screen declares, all at once, before the screen is shown: its components read the same queries with
 * `useSuspenseQuery`, those that are not required with `useQuery`. Fresh data is not fetched again.
 *
 * @throws LoadFailure with the declared text, or the Problem itself, when a required query fails
 */
export async function prime<Data extends Declared>(
  queryClient: QueryClient,
  data: Data,
): Promise<Primed<Data>> {
  const loaded = await Promise.all(
    Object.entries(data).map(async ([name, declared]) => [name, await loadDeclared(queryClient, declared)]),
  );
  return Object.fromEntries(loaded) as Primed<Data>;
}

async function loadDeclared(queryClient: QueryClient, declared: Declared[string]): Promise<unknown> {
  if (!('need' in declared)) return load(queryClient, declared);
  if (declared.need === 'required') return loadRequired(queryClient, declared);
  const loading = load(queryClient, declared.query).catch(() => undefined);
  return declared.need === 'optional' ? loading : undefined;
}

async function loadRequired(queryClient: QueryClient, { query, failure }: Required<Query>): Promise<unknown> {
  try {
    return await load(queryClient, query);
  } catch (cause) {
    const text = typeof failure === 'function' ? failure(cause) : failure;
    throw text === undefined ? cause : new LoadFailure(text, { cause });
  }
}

/**
 * Fetches as an observer of its own: React Query cancels a call when the last component that observes it unmounts, and
 * the side menu, which asks for the same subjects, may do so while a loader still waits.
 *
 * A loader also runs again while its screen is shown. A temporary failure must not replace what is there by an error, so
 * stale data stands in for it, unless the query never wants any (`staleTime: 0`).
 */
async function load(queryClient: QueryClient, query: Query): Promise<unknown> {
  const unsubscribe = new QueryObserver(queryClient, { ...query, enabled: false }).subscribe(() => {});
  try {
    return await queryClient.query(query);
  } catch (error) {
    const cached: unknown = queryClient.getQueryData(query.queryKey);
    const wantsFresh = 'staleTime' in query && query.staleTime === 0;
    if (cached === undefined || wantsFresh || !isTemporary(error)) throw error;
    return cached;
  } finally {
    unsubscribe();
  }
}
