import {
  mutationOptions,
  type MutationKey,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { isProblem, isUnknownOutcome, Problem } from './problem.ts';

/** Makes a request repeatable: see *Repeated requests* in the contract. */
export interface IdempotencyHeader {
  'Idempotency-Key': string;
}

/** Resolves to the response that the call would have had; undefined if the server lacks the change. */
export type Lookup<Data> = () => Promise<{ data: Data } | undefined>;

interface WriteOptions<Data, Variables> extends Omit<
  UseMutationOptions<Data, Error, Variables>,
  'mutationFn'
> {
  /** Sends the request. A POST that creates or sends a record must pass on the header. */
  send: (variables: Variables, header: IdempotencyHeader) => Promise<Data>;
  /** Called before the request; returns a function that finds the change on the server. */
  find?: (variables: Variables, client: QueryClient) => Lookup<NoInfer<Data>>;
  /** Whether `find` is conclusive only after a refused retry. */
  findsOnlyAfterRefusal?: boolean;
  /** Whether the refusal of a retry proves that the first request made the change. */
  isAlreadyDone?: (refusal: Problem) => boolean;
}

/** Milliseconds before the lookup, in which a broken connection often recovers. */
const lookupDelay = 400;

/**
 * Options of a mutation. If the response is lost, the mutation looks for the change on the server. If the change is
 * missing, the mutation sends the request again with the same key (D-252). React Query's `retry` cannot look up first.
 * Rejects with a Problem if the server refused or failed, or nothing was sent. With `isUnknown`, the server may have
 * made the change; the next call with the same variables looks for it first.
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

/**
 * Makes one request of a mutation; if the response is lost, looks for the change and retries as in `writeOptions`.
 *
 * @param wasSent whether an earlier page has sent the request and did not see the response: the same idempotency key is
 *   required
 */
export async function sendWrite<Data>(write: Write<Data>, wasSent = false): Promise<Data> {
  if (wasSent) return resolveOutcome(write);
  try {
    return await write.send();
  } catch (error) {
    if (!isProblem(error) || !error.mayHaveSucceeded) throw error;
    await new Promise((resolve) => setTimeout(resolve, lookupDelay));
    return resolveOutcome(write);
  }
}

/** Determines the outcome of an earlier request, and retries it if necessary. */
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
    throw isRefusal(error) ? error : toUnknown(error);
  }
}

const toUnknown = ({ status, message, reason }: Problem) =>
  new Problem(status, message, { reason, isUnknown: true });

/** Refusals of a retry that do not show whether the first request made the change. */
const inconclusiveStatuses: readonly number[] = [401, 408, 425, 429];

const isRefusal = ({ status }: Problem): boolean =>
  status >= 400 && status < 500 && !inconclusiveStatuses.includes(status);

export const isDeleted = (refusal: Problem): boolean => refusal.status === 404;

/** State shared by the requests for one change. */
interface Attempt<Data> {
  key: string;
  isUnknown: boolean;
  find: Lookup<Data> | undefined;
}

/** Attempts by variables that are objects. Weak, because some contain passwords. */
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

/** Treats a call as a retry of an earlier one with equal variables. */
export function continueAttempt(earlier: unknown, later: unknown): void {
  if (!isObject(earlier) || !isObject(later)) return;
  const attempt = attempts.get(earlier);
  if (attempt && JSON.stringify(earlier) === JSON.stringify(later)) attempts.set(later, attempt);
}
