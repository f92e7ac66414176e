import type { OperationId } from '#api/contract.gen.ts';
import index from '#openapi/operations.gen.json' with { type: 'json' };
import type { FaultTarget, Tag } from '../../../environment/faults.ts';

/** The parts of a `Problem` that a fault sends. */
export interface FailureText {
  message: string;
  code?: string;
  errors?: Record<string, string[]>;
  learnerId?: string;
}

/** An operation, all operations of a tag, or every operation. */
export interface Target {
  id: FaultTarget;
  /** In upper case; empty for several operations. */
  method: string;
  /** The path, or the number of operations. */
  path: string;
  summary: string;
  /** The documented failures by status. */
  failures: Readonly<Record<string, FailureText>>;
}

interface IndexedOperation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  failures: Record<string, FailureText>;
}

const indexed = index as unknown as IndexedOperation[];

const operations: Target[] = indexed.map(({ id, method, path, summary, failures }) => ({
  id: id as OperationId,
  method: method.toUpperCase(),
  path,
  summary,
  failures,
}));

const groups: Target[] = [...Map.groupBy(indexed, ({ tag }) => tag)].map(([tag, members]) => ({
  id: tag as Tag,
  method: '',
  path: `all ${members.length} operations`,
  summary: '',
  failures: sharedFailures(members),
}));

const everyOperation: Target = {
  id: '*',
  method: '',
  path: `every operation (${operations.length})`,
  summary: '',
  failures: sharedFailures(indexed),
};

export const targets: readonly Target[] = [everyOperation, ...operations, ...groups];

export const findTarget = (id: FaultTarget): Target | undefined => targets.find((target) => target.id === id);

/** The failures that all operations document with the same message. */
function sharedFailures([first, ...others]: IndexedOperation[]): Record<string, FailureText> {
  const shared = Object.entries(first?.failures ?? {}).filter(([status, { message }]) =>
    others.every(({ failures }) => failures[status]?.message === message),
  );
  return Object.fromEntries(shared.map(([status, { message }]) => [status, { message }]));
}

/** The words of a search. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** How well a target matches: a smaller number is better; undefined unless it contains all words. */
function rankOf({ id, path, summary }: Target, text: string): number | undefined {
  const words = wordsOf(text);
  const name = id.toLowerCase();
  const isIn = (place: string) => words.every((word) => place.includes(word));
  if (name === text) return 0;
  if (name.startsWith(words.join(''))) return 1;
  if (isIn(name)) return 2;
  if (isIn(summary.toLowerCase())) return 3;
  return isIn(`${name} ${summary} ${path}`.toLowerCase()) ? 4 : undefined;
}

/** Finds targets by words of operation id, summary, path or tag, the best first. An empty text finds all. */
export function searchTargets(text: string): readonly Target[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return targets;
  return targets
    .flatMap((target) => {
      const rank = rankOf(target, wanted);
      return rank === undefined ? [] : [{ target, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ target }) => target);
}
