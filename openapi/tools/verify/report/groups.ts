import { placeOf, type Finding } from '../judge/judge.ts';

/** Findings that say the same of the same operation. */
export interface FindingGroup {
  first: Finding;
  /** The other steps that they were found in, each once. */
  otherSteps: string[];
}

/**
 * One fault of a server shows in many calls: what says the same is one entry of a report. The entries of an operation follow each
 * other, and among them those of the same response.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = Map.groupBy(findings, ({ operation, pointer, expected }) =>
    JSON.stringify([operation, placeOf(pointer), expected]),
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

/** `1 call`, `2 calls`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
