import { withoutIndexes, type Finding } from '../judge/judge.ts';

export interface FindingGroup {
  first: Finding;
  otherSteps: string[];
}

/**
 * Groups equal findings, because one bug shows in many calls. Keeps the groups of an operation, and those of a
 * response, together.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = Map.groupBy(findings, ({ operation, pointer, expected }) =>
    JSON.stringify([operation, withoutIndexes(pointer), expected]),
  );
  const entries = [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ first, otherSteps: stepsOf(others).filter((step) => step !== first.step) }] : [],
  );
  const byOperation = Map.groupBy(entries, ({ first }) => first.operation);
  return [...byOperation.values()]
    .flatMap((ofOperation) => [...Map.groupBy(ofOperation, ({ first }) => first.exchange).values()])
    .flat();
}

const stepsOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ step }) => step))];

export const formatCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
