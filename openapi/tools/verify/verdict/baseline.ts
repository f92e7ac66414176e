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

/** Whether the deviation of a run was in an earlier run, whose ids, names and times are others. */
export function isKnown(baseline: readonly ReportedDeviation[]): (finding: ReportedDeviation) => boolean {
  const keyOf = ({ operation, step, pointer, expected }: ReportedDeviation) =>
    JSON.stringify([operation, step, withoutIndexes(pointer), withoutValues(expected)]);
  const keys = new Set(baseline.map(keyOf));
  return (finding) => keys.has(keyOf(finding));
}

/**
 * Texts in quotation marks, which a colon follows if they are property names, and date-times. A shortened value may
 * end within a text.
 */
const textPattern = /"(?:[^"\\]|\\.)*(?:":?|$)|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

const withoutValues = (expected: string) =>
  expected.replaceAll(textPattern, (text) => (text.endsWith(':') ? text : '…'));

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
