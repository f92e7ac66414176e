import { mutationOptions, type QueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { isProblem, Problem } from './problem.ts';

/** The header with which a request can be repeated: see *Repeated requests* in the contract. */
export interface IdempotencyHeader {
  'Idempotency-Key': string;
}

/** Resolves to what the call would have returned; undefined when its change is not on the server. */
type Lookup<Data> = () => Promise<Data | undefined>;

interface WriteOptions<Data, Variables> extends Omit<
  UseMutationOptions<Data, Error, Variables>,
  'mutationFn'
> {
  /** Makes the call. Every POST that creates or sends something passes the header on. */
  send: (variables: Variables, header: IdempotencyHeader) => Promise<Data>;
  /** Called before the call; the function that it returns looks on the server for the change. */
  find?: (variables: Variables, client: QueryClient) => Lookup<NoInfer<Data>>;
  /** Which refusal of a repeated call says that the first one has made the change. */
  doneWhen?: (refusal: Problem) => boolean;
}

/** Milliseconds before the server is asked again: a connection that has just broken is often back by then. */
const pause = 400;

/**
 * The options of a mutation that changes something on the server. If the response is lost, it finds out the outcome: it
 * looks for the change, then repeats the call with the same key (D-252). The mutation rejects with a Problem when the
 * server refused the change or failed, and when nothing was sent; with one that `isUnknown` when the change may have been
 * made.
 */
export const writeOptions = <Data, Variables>({
  send,
  find,
  doneWhen,
  ...options
}: WriteOptions<Data, Variables>) =>
  mutationOptions({
    ...options,
    mutationFn: (variables: Variables, { client }): Promise<Data> => {
      const header = { 'Idempotency-Key': `"${keyOf(variables)}"` };
      const write = { send: () => send(variables, header), doneWhen };
      return settle({ ...write, ...(find && { find: find(variables, client) }) });
    },
  });

interface Write<Data> {
  /** Makes the call; each time with the same key. */
  send: () => Promise<Data>;
  find?: Lookup<Data>;
  doneWhen?: ((refusal: Problem) => boolean) | undefined;
}

/** One call of a mutation that makes several: see `writeOptions`. */
export async function settle<Data>({ send, find, doneWhen }: Write<Data>): Promise<Data> {
  // A server that cannot be reached cannot be asked either.
  const findChange = () => find?.().catch(() => undefined);
  try {
    return await send();
  } catch (error) {
    if (!isProblem(error) || !error.mayBeDone) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return (await findChange()) ?? repeat(error);
  }

  async function repeat(lost: Problem): Promise<Data> {
    try {
      return await send();
    } catch (error) {
      if (!isProblem(error)) throw error;
      if (doneWhen?.(error)) return undefined as Data;
      const found = await findChange();
      if (found !== undefined) return found;
      const { status, message, reason } = lost;
      throw isRefusal(error) ? error : new Problem(status, message, { reason, isUnknown: true });
    }
  }
}

const isRefusal = ({ status }: Problem): boolean => status >= 400 && status < 500;

/** A deletion that is repeated finds nothing to delete. */
export const isDeleted = (refusal: Problem): boolean => refusal.status === 404;

const keys = new WeakMap<object, string>();

function keyOf(variables: unknown): string {
  if (typeof variables !== 'object' || variables === null) return crypto.randomUUID();
  const key = keys.get(variables) ?? crypto.randomUUID();
  keys.set(variables, key);
  return key;
}

/** Gives a call the key of an earlier one with the same content, so that the server takes it for a repetition. */
export function repeatKey(earlier: unknown, later: unknown): void {
  if (typeof earlier !== 'object' || earlier === null || typeof later !== 'object' || later === null) return;
  const key = keys.get(earlier);
  if (key !== undefined && JSON.stringify(earlier) === JSON.stringify(later)) keys.set(later, key);
}
