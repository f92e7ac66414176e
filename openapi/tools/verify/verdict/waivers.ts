import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { routesOf, type ContractDocument } from '../../document.ts';
import { withoutIndexes, type Finding } from '../judge/judge.ts';

/** A known deviation, which does not fail a run until it expires. */
export interface Waiver {
  operation: string;
  pointer?: string;
  step?: string;
  reason: string;
  /** The last day of the waiver, `yyyy-MM-dd`, in UTC. */
  expires: string;
}

export interface WaivedFinding {
  finding: Finding;
  waiver: Waiver;
}

export interface Waived {
  open: Finding[];
  waived: WaivedFinding[];
  notes: string[];
}

/**
 * Reads a list of waivers.
 * @throws Error with the number of the waiver when it is incomplete or names an unknown operation
 */
export async function readWaivers(file: string, document: ContractDocument): Promise<Waiver[]> {
  // A file of comments, such as the one that `springbyte-contract init` writes, has no waivers.
  const list = (await readYaml(file)) ?? [];
  if (!Array.isArray(list)) throw new Error(`${file} is not a list of waivers.`);
  const operations = new Set(routesOf(document).map(({ operation }) => operation.operationId));
  return list.map((one: unknown, index) => {
    const problem = problemWith(one, operations);
    if (problem !== undefined) throw new Error(`${file}, waiver ${index + 1}: ${problem}`);
    return one as Waiver;
  });
}

async function readYaml(file: string): Promise<unknown> {
  try {
    return parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(code === 'ENOENT' ? `There is no file ${file}.` : `${file}: ${message}`, {
      cause: error,
    });
  }
}

const properties = ['operation', 'pointer', 'step', 'reason', 'expires'];

function problemWith(value: unknown, operations: ReadonlySet<string>): string | undefined {
  if (typeof value !== 'object' || value === null) return 'It is not an object.';
  const waiver = value as Record<string, unknown>;
  const unknown = Object.keys(waiver).find((name) => !properties.includes(name));
  if (unknown !== undefined) return `There is no property '${unknown}'.`;
  const wrong = Object.keys(waiver).find((name) => typeof waiver[name] !== 'string');
  if (wrong !== undefined) return `'${wrong}' is not a text.`;
  const { operation, pointer = '/', reason, expires } = waiver as Record<string, string | undefined>;
  if (operation === undefined) return 'It names no operation.';
  if (!operations.has(operation)) return `The contract has no operation '${operation}'.`;
  if (!/^(\/|header\/|$)/.test(pointer)) return `'pointer' is not a JSON pointer such as /title.`;
  if (reason === undefined || reason.trim() === '') return 'It gives no reason.';
  if (!isDay(expires)) return "'expires' is not a day such as 2027-01-31.";
  return undefined;
}

/** Also rejects days such as 30 February, which `Date` would move to the next month. */
const isDay = (text = '') =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/**
 * Separates waived from open findings.
 * @param today `yyyy-MM-dd`, in UTC
 * @param isTried whether this run tried an operation; only then can a waiver be unused
 */
export function applyWaivers(
  findings: readonly Finding[],
  waivers: readonly Waiver[],
  today: string,
  isTried: (operation: string) => boolean = () => true,
): Waived {
  const valid = waivers.filter(({ expires }) => expires >= today);
  const waived: WaivedFinding[] = [];
  const open = findings.filter((finding) => {
    const waiver = valid.find((one) => matches(one, finding));
    if (waiver) waived.push({ finding, waiver });
    return !waiver;
  });
  const notes = waivers.flatMap((waiver) => {
    const name = [waiver.operation, waiver.pointer, waiver.step].filter(Boolean).join(' ');
    const isUsed = findings.some((finding) => matches(waiver, finding));
    if (isUsed) {
      return valid.includes(waiver) ? [] : [`The waiver for ${name} expired on ${waiver.expires}.`];
    }
    return isTried(waiver.operation)
      ? [`The waiver for ${name} matches no deviation of this run: remove it if the server is fixed.`]
      : [];
  });
  return { open, waived, notes };
}

const matches = ({ operation, pointer, step }: Waiver, finding: Finding) =>
  finding.operation === operation &&
  (pointer === undefined || withoutIndexes(pointer) === withoutIndexes(finding.pointer)) &&
  (step === undefined || step === finding.step);
