import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { redocly } from '../../redocly.ts';
import { copyWorkflows } from './copy-workflows.ts';
import type { Workflow } from './read-workflows.ts';

export interface StepResult {
  workflowId: string;
  stepId: string;
  /** Whether it sent a request to the server under test: a step may fail before, or call a fixture. */
  hasSent: boolean;
  isOfFixture: boolean;
  /** Unmet expectations as Respect reports them; empty if the step was retried. */
  failures: string[];
}

interface Options {
  chosen: readonly Workflow[];
  others: readonly Workflow[];
  server: string;
  fixtures: string;
  signal: AbortSignal | undefined;
  /** The inputs contain tokens, which must not appear on a command line. */
  inputs: Readonly<Record<string, string>>;
}

interface Check {
  name: string;
  passed: boolean;
  message: string;
  severity?: string;
}

interface ExecutedStep {
  type: 'step' | 'workflow';
  stepId?: string;
  workflowId: string;
  request?: { url?: string };
  checks?: Check[];
  executedSteps?: ExecutedStep[];
}

interface Log {
  files: Record<string, { executedWorkflows: ExecutedStep[] }>;
}

/**
 * Runs workflows sequentially with Respect.
 * @throws Error with Respect's output when it cannot run them
 */
export async function runWithRespect(options: Options): Promise<StepResult[]> {
  const { chosen, others, server, fixtures, inputs, signal } = options;
  if (chosen.length === 0) return [];
  const files = [...new Set(chosen.map(({ file }) => file))];
  const skipped = others.filter(({ file }) => files.includes(file)).map(({ id }) => id);
  const folder = await mkdtemp(join(tmpdir(), 'contract-verify-'));
  const log = join(folder, 'log.json');
  try {
    const inCopy = await copyWorkflows(folder);
    const servers = [`springbyte=${server}`, `fixtures=${fixtures}`];
    const args = [
      'respect',
      ...files.map(inCopy),
      `--json-output=${log}`,
      `--severity=${judgedElsewhere}`,
      `--max-steps=${maxSteps}`,
      ...optionsOf('--server', servers),
      ...optionsOf('--skip', skipped),
    ];
    // Redocly exits with an error when a check fails; the log has the details.
    const failure = await redocly(args, { REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs) }, signal).then(
      () => undefined,
      (error: unknown) => error,
    );
    const text = await readFile(log, 'utf8').catch(() => undefined);
    if (text === undefined) throw failure;
    const { files: logs } = JSON.parse(text) as Log;
    return Object.values(logs)
      .flatMap(({ executedWorkflows }) => executedWorkflows.flatMap((one) => stepsOf(one, options)))
      .map((one, index, all) => (isSameStep(one, all[index + 1]) ? { ...one, failures: [] } : one));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The limit for all files together. Respect's default of 2000 would stop within a workflow. */
const maxSteps = 10_000;

/** Respect's own checks, which are off: the judge makes them more precisely, and in Respect a failed one would end the workflow. */
const judgedElsewhere = 'SCHEMA_CHECK=off,STATUS_CODE_CHECK=off,CONTENT_TYPE_CHECK=off';

function stepsOf(executed: ExecutedStep, options: Pick<Options, 'server' | 'fixtures'>): StepResult[] {
  if (executed.executedSteps) return executed.executedSteps.flatMap((one) => stepsOf(one, options));
  const { workflowId, stepId = '', request, checks = [] } = executed;
  const failures = checks
    .filter(({ passed, severity }) => !passed && severity !== 'off')
    .map(({ name, message }) => expectationOf(name, message));
  const isTo = (url: string) => request?.url?.startsWith(url) ?? false;
  return [
    { workflowId, stepId, hasSent: isTo(options.server), isOfFixture: isTo(options.fixtures), failures },
  ];
}

/** Whether a step was retried: only the last try counts. */
const isSameStep = (one: StepResult, next: StepResult | undefined) =>
  one.workflowId === next?.workflowId && one.stepId === next.stepId;

const optionsOf = (name: string, values: readonly string[]): string[] =>
  values.flatMap((value) => [name, value]);

/** Extracts the condition: `Checking simple criteria: {"condition":"$statusCode == 201"}`. */
function expectationOf(name: string, message: string): string {
  const text = stripVTControlCharacters(message).trim();
  const condition = /"condition":("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  if (condition !== undefined) return JSON.parse(condition) as string;
  return text.replace(/^Checking \w+ criteria: /, '') || name;
}
