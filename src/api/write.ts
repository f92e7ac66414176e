import {
  mutationOptions,
  type MutationKey,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { isProblem, isUnknownOutcome, Problem } from './problem.ts';

/** The header that makes a request repeatable: see *Repeated requests* in the contract. */
export interface IdempotencyHeader {
  'Idempotency-Key': string;
}

/** Resolves to the response that the call would have had; undefined when the server does not have the change. */
export type Lookup<Data> = () => Promise<{ data: Data } | undefined>;

interface WriteOptions<Data, Variables> extends Omit<
  UseMutationOptions<Data, Error, Variables>,
  'mutationFn'
> {
  /** Sends the request. A POST that creates or sends something must pass on the header. */
  send: (variables: Variables, header: IdempotencyHeader) => Promise<Data>;
  /** Called before the request; returns a function that looks for the change on the server. */
  find?: (variables: Variables, client: QueryClient) => Lookup<NoInfer<Data>>;
  /** `find` is conclusive only after the repeated request was refused. */
  findsOnlyAfterRefusal?: boolean;
  /** Whether the refusal of a repeated request proves that the first one made the change. */
  isAlreadyDone?: (refusal: Problem) => boolean;
}

/** Milliseconds before the lookup: a broken connection is often back by then. */
const pause = 400;

/**
 * Options of a mutation that changes something on the server. If the response is lost, it determines the outcome: it
 * looks for the change, then repeats the request with the same key (D-252). React Query's `retry` cannot look up
 * before it repeats.
 * Rejects with a Problem when the server refused or failed, or nothing was sent. With `isUnknown`, the change may
 * have been made; the next call with the same variables looks for it first.
 */
export const writeOptions = <Data, Variables>({
  send,
  find,
  findsOnlyAfterRefusal = false,
  isAlreadyDone,
  ...options
}: WriteOptions<Data, Variables>) =>
  mutationOptions({
    ...options,
    mutationFn: async (variables: Variables, { client, mutationKey }): Promise<Data> => {
      const attempt = attemptOf<Data>(mutationKey, variables);
      attempt.find ??= find?.(variables, client);
      const header = { 'Idempotency-Key': `"${attempt.key}"` };
      const write = {
        send: () => send(variables, header),
        find: attempt.find,
        findsOnlyAfterRefusal,
        isAlreadyDone,
      };
      try {
        const data = await (attempt.isUnknown ? resolveOutcome(write) : sendWrite(write));
        forgetAttempt(mutationKey, variables);
        return data;
      } catch (error) {
        attempt.isUnknown = isUnknownOutcome(error);
        if (!attempt.isUnknown) forgetAttempt(mutationKey, variables);
        throw error;
      }
    },
  });

interface Write<Data> {
  send: () => Promise<Data>;
  find?: Lookup<Data> | undefined;
  findsOnlyAfterRefusal?: boolean;
  isAlreadyDone?: ((refusal: Problem) => boolean) | undefined;
}

/** Sends one request of a mutation that makes several: see `writeOptions`. */
export async function sendWrite<Data>(write: Write<Data>): Promise<Data> {
  try {
    return await write.send();
  } catch (error) {
    if (!isProblem(error) || !error.mayHaveSucceeded) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return resolveOutcome(write);
  }
}

/** Determines the outcome of an earlier request, and repeats it if necessary. */
async function resolveOutcome<Data>({
  send,
  find,
  findsOnlyAfterRefusal,
  isAlreadyDone,
}: Write<Data>): Promise<Data> {
  const findChange = () => find?.().catch(() => undefined);
  const found = findsOnlyAfterRefusal ? undefined : await findChange();
  if (found) return found.data;
  try {
    return await send();
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (isAlreadyDone?.(error)) return undefined as Data;
    const foundLater = await findChange();
    if (foundLater) return foundLater.data;
    throw isRefusal(error) ? error : asUnknown(error);
  }
}

const asUnknown = ({ status, message, reason }: Problem) =>
  new Problem(status, message, { reason, isUnknown: true });

/** Refusals that say nothing about the first request. */
const passing: readonly number[] = [401, 408, 425, 429];

const isRefusal = ({ status }: Problem): boolean =>
  status >= 400 && status < 500 && !passing.includes(status);

export const isDeleted = (refusal: Problem): boolean => refusal.status === 404;

/** State shared by the requests for one change, until its outcome is known. */
interface Attempt<Data> {
  key: string;
  isUnknown: boolean;
  find: Lookup<Data> | undefined;
}

/** By variables that are objects. Weak, because some contain passwords. */
const attempts = new WeakMap<object, Attempt<unknown>>();
const attemptsById = new Map<string, Attempt<unknown>>();

const isObject = (variables: unknown): variables is object =>
  typeof variables === 'object' && variables !== null;

function attemptOf<Data>(mutationKey: MutationKey | undefined, variables: unknown): Attempt<Data> {
  const id = JSON.stringify([mutationKey, isObject(variables) ? null : variables]);
  const earlier = isObject(variables) ? attempts.get(variables) : attemptsById.get(id);
  const attempt = earlier ?? { key: crypto.randomUUID(), isUnknown: false, find: undefined };
  if (isObject(variables)) attempts.set(variables, attempt);
  else attemptsById.set(id, attempt);
  return attempt as Attempt<Data>;
}

function forgetAttempt(mutationKey: MutationKey | undefined, variables: unknown): void {
  if (isObject(variables)) attempts.delete(variables);
  else attemptsById.delete(JSON.stringify([mutationKey, variables]));
}

/** Treats a call as the repetition of an earlier one with equal variables. */
export function continueAttempt(earlier: unknown, later: unknown): void {
  if (!isObject(earlier) || !isObject(later)) return;
  const attempt = attempts.get(earlier);
  if (attempt && JSON.stringify(earlier) === JSON.stringify(later)) attempts.set(later, attempt);
}
