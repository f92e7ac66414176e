import {
  mutationOptions,
  type MutationKey,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { isProblem, isUnknownOutcome, Problem } from './problem.ts';

/** The header with which a request can be repeated: see *Repeated requests* in the contract. */
export interface IdempotencyHeader {
  'Idempotency-Key': string;
}

/** Resolves to what the call would have returned; undefined when its change is not on the server. */
export type Lookup<Data> = () => Promise<{ data: Data } | undefined>;

interface WriteOptions<Data, Variables> extends Omit<
  UseMutationOptions<Data, Error, Variables>,
  'mutationFn'
> {
  /** Makes the call. Every POST that creates or sends something passes the header on. */
  send: (variables: Variables, header: IdempotencyHeader) => Promise<Data>;
  /** Called before the call; the function that it returns looks on the server for the change. */
  find?: (variables: Variables, client: QueryClient) => Lookup<NoInfer<Data>>;
  /** `find` proves the change only once the repeated call is refused. */
  findsOnlyAfterRefusal?: boolean;
  /** Which refusal of a repeated call says that the first one has made the change. */
  isAlreadyDone?: (refusal: Problem) => boolean;
}

/** Milliseconds before the server is asked again: a connection that has just broken is often back by then. */
const pause = 400;

/**
 * The options of a mutation that changes something on the server. If the response is lost, it finds out the outcome: it
 * looks for the change, then repeats the call with the same key (D-252). A mutation's `retry` cannot look before it
 * repeats.
 *
 * The mutation rejects with a Problem when the server refused the change or failed, and when nothing was sent. The Problem
 * `isUnknown` when the change may have been made; then the next call with the same variables first looks for it as well.
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
  /** Makes the call; each time with the same key. */
  send: () => Promise<Data>;
  find?: Lookup<Data> | undefined;
  findsOnlyAfterRefusal?: boolean;
  isAlreadyDone?: ((refusal: Problem) => boolean) | undefined;
}

/** One call of a mutation that makes several: see `writeOptions`. */
export async function sendWrite<Data>(write: Write<Data>): Promise<Data> {
  try {
    return await write.send();
  } catch (error) {
    if (!isProblem(error) || !error.mayHaveSucceeded) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return resolveOutcome(write);
  }
}

/** Finds out what has become of an earlier call, and makes the change if that has not. */
async function resolveOutcome<Data>({
  send,
  find,
  findsOnlyAfterRefusal,
  isAlreadyDone,
}: Write<Data>): Promise<Data> {
  // A server that cannot be reached cannot be asked either.
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

/** Refusals that are not about the change, and say nothing about the first call. */
const passing: readonly number[] = [401, 408, 425, 429];

const isRefusal = ({ status }: Problem): boolean =>
  status >= 400 && status < 500 && !passing.includes(status);

/** A deletion that is repeated finds nothing to delete. */
export const isDeleted = (refusal: Problem): boolean => refusal.status === 404;

/** What the calls for one change have in common, until its outcome is known. */
interface Attempt<Data> {
  key: string;
  isUnknown: boolean;
  find: Lookup<Data> | undefined;
}

/** By variables that are objects. Some hold passwords: an attempt does not outlive them. */
const attempts = new WeakMap<object, Attempt<unknown>>();
/** By mutation and id. */
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

/** Takes a call for a repetition of an earlier one with the same content. */
export function continueAttempt(earlier: unknown, later: unknown): void {
  if (!isObject(earlier) || !isObject(later)) return;
  const attempt = attempts.get(earlier);
  if (attempt && JSON.stringify(earlier) === JSON.stringify(later)) attempts.set(later, attempt);
}
