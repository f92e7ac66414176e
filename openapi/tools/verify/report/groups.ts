import type { Finding } from '../judge.ts';

/** Findings that say the same of the same operation. */
export interface FindingGroup {
  first: Finding;
  /** The other steps that they were found in, each once. */
  otherSteps: string[];
}

/** One fault of a server shows in many calls: what says the same is one entry of a report. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = Map.groupBy(findings, ({ operation, pointer, expected }) =>
    JSON.stringify([operation, pointer.replaceAll(/\d+/g, '#'), expected]),
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ first, otherSteps: stepsOf(others).filter((step) => step !== first.step) }] : [],
  );
}

const stepsOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ step }) => step))];
