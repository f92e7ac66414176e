import { readFile } from 'node:fs/promises';
import { withoutIndexes } from '../judge/judge.ts';
import type { JsonReport, ReportedDeviation } from '../report/json.ts';

/**
 * Reads the deviations of an earlier run from its `report.json`.
 * @throws Error when the file is not such a report
 */
export async function readReport(file: string): Promise<ReportedDeviation[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${code}.`, {
      cause: error,
    });
  });
  try {
    const { deviations } = JSON.parse(text) as Partial<JsonReport>;
    if (Array.isArray(deviations)) return deviations;
  } catch {
    // The file is not JSON.
  }
  throw new Error(`${file} is not a report.json of contract:verify.`);
}

/** Whether the deviation of a run was in an earlier run. Values such as ids differ between runs. */
export function isKnown(baseline: readonly ReportedDeviation[]): (finding: ReportedDeviation) => boolean {
  const keyOf = ({ operation, step, pointer, expected }: ReportedDeviation) =>
    JSON.stringify([operation, step, withoutIndexes(pointer), expected]);
  const keys = new Set(baseline.map(keyOf));
  return (finding) => keys.has(keyOf(finding));
}

/** The scenarios and operations in which an earlier run found deviations. */
export function failedParts(deviations: readonly ReportedDeviation[]): {
  scenarios: string[];
  operations: string[];
} {
  const scenarios = deviations.flatMap(({ step }) =>
    step.includes(' › ') ? step.split(' › ').slice(0, 1) : [],
  );
  const operations = deviations.flatMap(({ step, operation }) => (step.includes(' › ') ? [] : operation));
  return { scenarios: [...new Set(scenarios)], operations: [...new Set(operations)] };
}
