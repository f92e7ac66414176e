import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { redocly } from '../../redocly.ts';
import { copyWorkflows } from './copy-workflows.ts';
import type { Workflow } from './read-workflows.ts';

/** What became of one step of a workflow, in the order in which the requests were sent. */
export interface StepResult {
  workflowId: string;
  stepId: string;
  /** Whether a request to the server under test is known: a step may fail before it is sent, or call a fixture. */
  hasSent: boolean;
  /** Whether it called a fixture. */
  isOfFixture: boolean;
  /** What the step expected and did not find, in the words of Respect; nothing if the step was tried again. */
  failures: string[];
}

interface Options {
  chosen: readonly Workflow[];
  /** Of the same files, those that do not run. */
  others: readonly Workflow[];
  /** Where the requests to the server under test go. */
  server: string;
  /** Where the requests to the fixtures go. */
  fixtures: string;
  signal: AbortSignal | undefined;
  /** Tokens among them, which no command line may show. */
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
 * Runs workflows with Respect, one after the other.
 *
 * @throws Error with what Respect says when it cannot run them at all
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
      `--max-steps=${mostSteps}`,
      ...optionsOf('--server', servers),
      ...optionsOf('--skip', skipped),
    ];
    // It fails as soon as a check fails; then its log says more than its output.
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

/** Of all files together; Respect would end after 2000, in the middle of a workflow. */
const mostSteps = 10_000;

/** What the kit's own judge compares more closely. A step that fails at it would end its workflow. */
const judgedElsewhere = 'SCHEMA_CHECK=off,STATUS_CODE_CHECK=off,CONTENT_TYPE_CHECK=off';

/** A step may run a workflow of its own. */
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

/** Whether a step was tried again: then its last try counts. */
const isSameStep = (one: StepResult, next: StepResult | undefined) =>
  one.workflowId === next?.workflowId && one.stepId === next.stepId;

const optionsOf = (name: string, values: readonly string[]): string[] =>
  values.flatMap((value) => [name, value]);

/** The condition without the words around it: `Checking simple criteria: {"condition":"$statusCode == 201"}`. */
function expectationOf(name: string, message: string): string {
  const text = stripVTControlCharacters(message).trim();
  const condition = /"condition":("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  if (condition !== undefined) return JSON.parse(condition) as string;
  return text.replace(/^Checking \w+ criteria: /, '') || name;
}
